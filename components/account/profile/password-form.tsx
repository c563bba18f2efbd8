import Button, { type ButtonProps } from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { FormField } from "@/components/account/auth/form-field";
import { FormProblem } from "@/components/account/auth/form-problem";
import type { Profile } from "@/lib/account/profile/schema";
import { type PasswordConfirmed, passwordConfirmedSchema } from "@/lib/account/two-factor/schema";
import { useForm } from "@/lib/client/use-form";
import { HiddenUsername } from "./hidden-username";

/** A step that is only taken by somebody who knows the password. */
export function PasswordForm({
  profile,
  id,
  submit,
  color = "primary",
  onSubmit,
}: {
  profile: Profile;
  id: string;
  submit: string;
  color?: ButtonProps["color"];
  onSubmit: (confirmed: PasswordConfirmed) => Promise<void>;
}) {
  const t = useTranslations("accounts.fields");
  const form = useForm(passwordConfirmedSchema, onSubmit);
  return (
    <Stack component="form" spacing={2} useFlexGap {...form.formProps}>
      <FormProblem {...form} labels={{ password: t("password") }} />
      <HiddenUsername profile={profile} />
      <FormField
        name="password"
        id={id}
        type="password"
        label={t("password")}
        autoComplete="current-password"
        fields={form.fields}
      />
      <Button
        type="submit"
        variant="outlined"
        color={color}
        loading={form.isBusy}
        sx={{ alignSelf: "start" }}
      >
        {submit}
      </Button>
    </Stack>
  );
}
