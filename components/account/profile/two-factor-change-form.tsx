import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { PasswordField } from "@/components/ui/password-field";
import type { Profile } from "@/lib/account/profile/schema";
import { type TwoFactorChange, twoFactorChangeSchema } from "@/lib/account/two-factor/schema";
import { useForm } from "@/lib/client/use-form";
import { HiddenUsername } from "./hidden-username";

/** A step that takes both factors: the password, and a code from the app or a backup code. */
export function TwoFactorChangeForm({
  profile,
  submit,
  color = "primary",
  onSubmit,
}: {
  profile: Profile;
  submit: string;
  color?: ButtonProps["color"];
  onSubmit: (change: TwoFactorChange) => Promise<void>;
}) {
  const t = useTranslations("profile.twoSteps");
  const fields = useTranslations("accounts.fields");
  const form = useForm(twoFactorChangeSchema, onSubmit);
  const labels = { password: fields("password"), code: t("anyCode") };
  return (
    <Stack component={Form} form={form} labels={labels} spacing={2} useFlexGap>
      <FormProblem />
      <HiddenUsername profile={profile} />
      <PasswordField name="password" autoComplete="current-password" />
      <FormField name="code" autoComplete="one-time-code" required />
      <Button
        type="submit"
        variant="outlined"
        color={color}
        size="medium"
        isBusy={form.isBusy}
        place="start"
      >
        {submit}
      </Button>
    </Stack>
  );
}
