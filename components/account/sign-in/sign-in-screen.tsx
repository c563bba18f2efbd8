"use client";

import { useTranslations } from "next-intl";
import { AuthFrame } from "@/components/account/auth/auth-frame";
import { AuthLink } from "@/components/account/auth/auth-link";
import { DemoDoor } from "@/components/account/demo/demo-door";
import { Alert } from "@/components/ui/alert";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { SignInForm } from "./sign-in-form";

export function SignInScreen({ frame, ...page }: AuthPageProps & { frame: Frame }) {
  const t = useTranslations("accounts");
  const { next, notice, isDemo } = page;
  return (
    <AuthFrame frame={frame} title={t("signIn.title")} intro={t("signIn.intro")}>
      {notice && <Alert severity="success">{t(`notices.${notice}`)}</Alert>}
      {isDemo && <DemoDoor frame={frame} next={next} />}
      <SignInForm frame={frame} {...page} />
      <AuthLink href={authPath("register", frame, { next })} question={t("signIn.newHere")}>
        {t("signIn.register")}
      </AuthLink>
    </AuthFrame>
  );
}
