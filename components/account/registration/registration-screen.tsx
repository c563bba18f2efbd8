"use client";

import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { AuthFrame } from "@/components/account/auth/auth-frame";
import { AuthLink } from "@/components/account/auth/auth-link";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { MailSent } from "@/components/account/auth/mail-sent";
import { NewPasswordField } from "@/components/account/auth/new-password-field";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { useAuthForm } from "@/lib/account/auth/hooks";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { registrationCalls } from "@/lib/account/registration/calls";

export function RegistrationScreen({ frame, ...page }: AuthPageProps & { frame: Frame }) {
  const t = useTranslations("accounts.register");
  const toSignIn = authPath("login", frame, { next: page.next });
  if (page.notice === "registered" || page.notice === "again") {
    return (
      <MailSent
        {...page}
        frame={frame}
        intro={t("done")}
        call={registrationCalls.confirmAgain}
        loadSchema={() =>
          import("@/lib/account/registration/schema").then(
            ({ confirmationSchema }) => confirmationSchema,
          )
        }
      >
        <AuthLink href={toSignIn}>{t("signIn")}</AuthLink>
      </MailSent>
    );
  }
  return (
    <AuthFrame frame={frame} title={t("title")} intro={t("intro")}>
      <RegistrationForm frame={frame} {...page} />
      <AuthLink href={toSignIn} question={t("haveOne")}>
        {t("signIn")}
      </AuthLink>
    </AuthFrame>
  );
}

function RegistrationForm({
  frame,
  next,
  problem,
}: Pick<AuthPageProps, "next" | "problem"> & { frame: Frame }) {
  const t = useTranslations("accounts");
  const form = useAuthForm(
    registrationCalls.register,
    () =>
      import("@/lib/account/registration/schema").then(
        ({ registrationSchema }) => registrationSchema,
      ),
    problem,
  );
  const labels = {
    name: t("fields.name"),
    email: t("fields.email"),
    password: t("fields.password"),
  };
  return (
    <Stack component={Form} form={form} labels={labels} spacing={2}>
      <FrameFields frame={frame} next={next} />
      <FormProblem />
      <FormField name="name" autoComplete="name" required />
      <FormField name="email" type="email" autoComplete="username" required />
      <NewPasswordField />
      <Button type="submit" variant="contained" isBusy={form.isBusy}>
        {t("register.submit")}
      </Button>
    </Stack>
  );
}
