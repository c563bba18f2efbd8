import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { FormField } from "@/components/account/auth/form-field";
import { FormProblem } from "@/components/account/auth/form-problem";
import { useProfileActions } from "@/lib/account/profile/hooks";
import { emailChangeSchema, type Profile } from "@/lib/account/profile/schema";
import { useToasts } from "@/lib/client/toasts/hooks";
import { useForm } from "@/lib/client/use-form";
import { HiddenUsername } from "./hidden-username";
import { ProfileSection } from "./profile-section";

export function EmailSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.email");
  const { changeEmail } = useProfileActions();
  const toasts = useToasts();
  const form = useForm(emailChangeSchema, async (change, element) => {
    await changeEmail(change);
    element.reset();
    toasts.success(t("sent"));
  });
  const labels = { email: t("new"), currentPassword: t("password") };
  return (
    <ProfileSection title={t("title")} text={t("text", { email: profile.email })}>
      <Stack component="form" spacing={2} useFlexGap {...form.formProps}>
        <FormProblem {...form} labels={labels} />
        <HiddenUsername profile={profile} />
        <FormField
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          fields={form.fields}
        />
        <FormField
          name="currentPassword"
          id="email-password"
          type="password"
          label={labels.currentPassword}
          autoComplete="current-password"
          fields={form.fields}
        />
        <Button type="submit" variant="outlined" loading={form.isBusy} sx={{ alignSelf: "start" }}>
          {t("submit")}
        </Button>
      </Stack>
    </ProfileSection>
  );
}
