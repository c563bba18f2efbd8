import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { PasswordField } from "@/components/ui/password-field";
import { useEmailChange } from "@/lib/account/email-change/hooks";
import { emailChangeSchema } from "@/lib/account/email-change/schema";
import type { Profile } from "@/lib/account/profile/schema";
import { useForm } from "@/lib/client/use-form";
import { useToasts } from "@/lib/client/use-toasts";
import { HiddenUsername } from "./hidden-username";
import { ProfileSection } from "./profile-section";

export function EmailSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.email");
  const { ask } = useEmailChange();
  const toasts = useToasts();
  const form = useForm(emailChangeSchema, async (change, element) => {
    await ask(change);
    element.reset();
    toasts.success(t("sent"));
  });
  const labels = { email: t("new"), currentPassword: t("password") };
  return (
    <ProfileSection title={t("title")} text={t("text", { email: profile.email })}>
      <Stack component={Form} form={form} labels={labels} spacing={2} useFlexGap>
        <FormProblem />
        <HiddenUsername profile={profile} />
        <FormField name="email" type="email" autoComplete="email" required />
        <PasswordField name="currentPassword" autoComplete="current-password" />
        <Button type="submit" variant="outlined" size="medium" isBusy={form.isBusy} place="start">
          {t("submit")}
        </Button>
      </Stack>
    </ProfileSection>
  );
}
