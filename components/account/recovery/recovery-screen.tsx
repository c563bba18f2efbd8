"use client";

import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { AuthFrame } from "@/components/account/auth/auth-frame";
import { AuthLink } from "@/components/account/auth/auth-link";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { MailSent } from "@/components/account/auth/mail-sent";
import { NewPasswordField } from "@/components/account/auth/new-password-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { useAuthForm } from "@/lib/account/auth/hooks";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { recoveryCalls } from "@/lib/account/recovery/calls";

type Props = AuthPageProps & { frame: Frame };

const loadRecoverySchema = () =>
  import("@/lib/account/recovery/schema").then(({ recoverySchema }) => recoverySchema);

/** Sends the recovery link; opened from that link, sets the new password. */
export function RecoveryScreen(page: Props) {
  const t = useTranslations("accounts.recovery");
  const tn = useTranslations("accounts.notices");
  const { frame, next, notice, token } = page;
  const back = <AuthLink href={authPath("login", frame, { next })}>{t("back")}</AuthLink>;
  if (token) {
    return (
      <AuthFrame frame={frame} title={t("newTitle")} intro={t("newIntro")}>
        {notice === "choose_password" && <Alert severity="info">{tn("choose_password")}</Alert>}
        <ResetForm {...page} token={token} />
        {back}
      </AuthFrame>
    );
  }
  if (notice === "sent" || notice === "again") {
    return (
      <MailSent
        {...page}
        intro={t("done")}
        call={recoveryCalls.recover}
        loadSchema={loadRecoverySchema}
      >
        {back}
      </MailSent>
    );
  }
  return (
    <AuthFrame frame={frame} title={t("title")} intro={t("intro")}>
      <RecoveryForm {...page} />
      {back}
    </AuthFrame>
  );
}

function RecoveryForm({ frame, next, problem }: Props) {
  const t = useTranslations("accounts");
  const form = useAuthForm(recoveryCalls.recover, loadRecoverySchema, problem);
  return (
    <Stack component={Form} form={form} labels={{ email: t("fields.email") }} spacing={2}>
      <FrameFields frame={frame} next={next} />
      <FormProblem />
      <FormField name="email" type="email" autoComplete="username" required />
      <Button type="submit" variant="contained" isBusy={form.isBusy}>
        {t("recovery.submit")}
      </Button>
    </Stack>
  );
}

function ResetForm({ frame, next, problem, token }: Props & { token: string }) {
  const t = useTranslations("accounts");
  const form = useAuthForm(
    recoveryCalls.reset,
    () => import("@/lib/account/recovery/schema").then(({ resetSchema }) => resetSchema),
    problem,
  );
  return (
    <Stack
      component={Form}
      form={form}
      labels={{ password: t("fields.newPassword") }}
      spacing={2}
      useFlexGap
    >
      <FrameFields frame={frame} next={next} />
      <input type="hidden" name="token" value={token} />
      {/* Only the server knows whose link this is, but password managers look for a username. */}
      <input hidden readOnly autoComplete="username" />
      <FormProblem />
      <NewPasswordField />
      <Button type="submit" variant="contained" isBusy={form.isBusy}>
        {t("recovery.newSubmit")}
      </Button>
    </Stack>
  );
}
