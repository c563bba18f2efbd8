import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { PasswordField } from "@/components/ui/password-field";
import type { Profile } from "@/lib/account/profile/schema";
import {
  type PasswordConfirmed,
  passwordConfirmedSchema,
  type TwoFactorChange,
  twoFactorChangeSchema,
} from "@/lib/account/two-factor/schema";
import { type FormState, useForm } from "@/lib/client/use-form";
import { HiddenUsername } from "./hidden-username";

type Action = { profile: Profile; submit: string; color?: ButtonProps["color"] };
type Props<Confirmed> = Action & { onSubmit: (confirmed: Confirmed) => Promise<void> };

/** An action that requires the password. */
export function PasswordForm({ onSubmit, ...action }: Props<PasswordConfirmed>) {
  return <ConfirmForm {...action} form={useForm(passwordConfirmedSchema, onSubmit)} />;
}

/** An action that requires both factors: the password, and a code from the app or a backup code. */
export function TwoFactorChangeForm({ onSubmit, ...action }: Props<TwoFactorChange>) {
  return (
    <ConfirmForm {...action} form={useForm(twoFactorChangeSchema, onSubmit)}>
      <FormField name="code" autoComplete="one-time-code" required />
    </ConfirmForm>
  );
}

type ConfirmFormProps = Action & { form: FormState; children?: ReactNode };

function ConfirmForm({ profile, submit, color = "primary", form, children }: ConfirmFormProps) {
  const t = useTranslations("profile.twoSteps");
  const fields = useTranslations("accounts.fields");
  const labels = { password: fields("password"), code: t("anyCode") };
  return (
    <Stack component={Form} form={form} labels={labels} spacing={2} useFlexGap>
      <FormProblem />
      <HiddenUsername profile={profile} />
      <PasswordField name="password" autoComplete="current-password" />
      {children}
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
