import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormField } from "@/components/account/auth/form-field";
import { FormProblem } from "@/components/account/auth/form-problem";
import { NewPasswordField } from "@/components/account/auth/new-password-field";
import { useProfileActions } from "@/lib/account/profile/hooks";
import { type Profile, passwordChangeSchema } from "@/lib/account/profile/schema";
import { useToasts } from "@/lib/client/toasts/hooks";
import { useForm } from "@/lib/client/use-form";
import { HiddenUsername } from "./hidden-username";
import { ProfileSection } from "./profile-section";

export function PasswordSection({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.password");
  const { changePassword } = useProfileActions();
  const toasts = useToasts();
  const [round, setRound] = useState(0);
  const form = useForm(passwordChangeSchema, async (change, element) => {
    await changePassword(change);
    element.reset();
    setRound(round + 1);
    toasts.success(t("done"));
  });
  const labels = { currentPassword: t("current"), password: t("new") };
  return (
    <ProfileSection title={t("title")} text={t("text")}>
      <Stack component="form" spacing={2} useFlexGap {...form.formProps}>
        <FormProblem {...form} labels={labels} />
        <HiddenUsername profile={profile} />
        <FormField
          name="currentPassword"
          type="password"
          label={labels.currentPassword}
          autoComplete="current-password"
          fields={form.fields}
        />
        <NewPasswordField key={round} label={labels.password} fields={form.fields} />
        <Button type="submit" variant="outlined" loading={form.isBusy} sx={{ alignSelf: "start" }}>
          {t("submit")}
        </Button>
      </Stack>
    </ProfileSection>
  );
}
