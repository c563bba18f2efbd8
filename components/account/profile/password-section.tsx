import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewPasswordField } from "@/components/account/auth/new-password-field";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { PasswordField } from "@/components/ui/password-field";
import { useProfileActions } from "@/lib/account/profile/hooks";
import { type Profile, passwordChangeSchema } from "@/lib/account/profile/schema";
import { useForm } from "@/lib/client/use-form";
import { useToasts } from "@/lib/client/use-toasts";
import { HiddenUsername } from "./hidden-username";
import { ProfileSection } from "./profile-section";

export function PasswordSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.password");
  const codes = useTranslations("profile.twoSteps");
  const { changePassword } = useProfileActions();
  const toasts = useToasts();
  const [round, setRound] = useState(0);
  const form = useForm(passwordChangeSchema, async (change, element) => {
    await changePassword(change);
    element.reset();
    setRound(round + 1);
    toasts.success(t("done"));
  });
  const labels = { currentPassword: t("current"), password: t("new"), code: codes("anyCode") };
  return (
    <ProfileSection title={t("title")} text={t("text")}>
      <Stack component={Form} form={form} labels={labels} spacing={2} useFlexGap>
        <FormProblem />
        <HiddenUsername profile={profile} />
        <PasswordField name="currentPassword" autoComplete="current-password" />
        <NewPasswordField key={round} />
        {profile.hasTwoSteps && <FormField name="code" autoComplete="one-time-code" required />}
        <Button type="submit" variant="outlined" size="medium" isBusy={form.isBusy} place="start">
          {t("submit")}
        </Button>
      </Stack>
    </ProfileSection>
  );
}
