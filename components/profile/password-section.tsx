import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormField } from "@/components/accounts/form-field";
import { FormProblem } from "@/components/accounts/form-problem";
import { NewPasswordField } from "@/components/accounts/new-password-field";
import { useForm } from "@/lib/http/use-form";
import { useProfileActions } from "@/lib/profile/hooks";
import { type Profile, passwordChangeSchema } from "@/lib/profile/schema";
import { useToasts } from "@/lib/toasts/hooks";
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
