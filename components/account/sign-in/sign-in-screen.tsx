"use client";

import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AuthFrame } from "@/components/account/auth/auth-frame";
import { AuthLink } from "@/components/account/auth/auth-link";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { SignInForm } from "./sign-in-form";

type Props = AuthPageProps & {
  frame: Frame;
  /** A way in that needs no account, above the form. */
  demoDoor: ReactNode;
};

export function SignInScreen({ frame, demoDoor, ...page }: Props) {
  const t = useTranslations("accounts");
  const { next, notice } = page;
  return (
    <AuthFrame frame={frame} title={t("signIn.title")} intro={t("signIn.intro")}>
      {notice && <Alert severity="success">{t(`notices.${notice}`)}</Alert>}
      {demoDoor}
      <SignInForm frame={frame} {...page} />
      <AuthLink href={authPath("register", frame, { next })} question={t("signIn.newHere")}>
        {t("signIn.register")}
      </AuthLink>
    </AuthFrame>
  );
}
