import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormProblem } from "@/components/ui/form-problem";
import { PasswordField } from "@/components/ui/password-field";
import type { Profile } from "@/lib/account/profile/schema";
import { type PasswordConfirmed, passwordConfirmedSchema } from "@/lib/account/two-factor/schema";
import { useForm } from "@/lib/client/use-form";
import { HiddenUsername } from "./hidden-username";

/** An action that requires the password. */
export function PasswordForm({
  profile,
  submit,
  color = "primary",
  onSubmit,
}: {
  profile: Profile;
  submit: string;
  color?: ButtonProps["color"];
  onSubmit: (confirmed: PasswordConfirmed) => Promise<void>;
}) {
  const t = useTranslations("accounts.fields");
  const form = useForm(passwordConfirmedSchema, onSubmit);
  return (
    <Stack component={Form} form={form} labels={{ password: t("password") }} spacing={2} useFlexGap>
      <FormProblem />
      <HiddenUsername profile={profile} />
      <PasswordField name="password" autoComplete="current-password" />
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
