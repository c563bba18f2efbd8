"use client";

import { useTranslations } from "next-intl";
import { AuthFrame } from "@/components/account/auth/auth-frame";
import { AuthLink } from "@/components/account/auth/auth-link";
import { DemoDoor } from "@/components/account/demo/demo-door";
import { PlainAlert } from "@/components/ui/plain-alert";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { SignInForm } from "./sign-in-form";

export function SignInScreen({ frame, ...page }: AuthPageProps & { frame: Frame }) {
  const t = useTranslations("accounts");
  const { next, notice, isDemo } = page;
  return (
    <AuthFrame frame={frame} title={t("signIn.title")} intro={t("signIn.intro")}>
      {notice && <PlainAlert kind="success">{t(`notices.${notice}`)}</PlainAlert>}
      {isDemo && <DemoDoor frame={frame} next={next} />}
      <SignInForm frame={frame} {...page} />
      <AuthLink href={authPath("register", frame, { next })} question={t("signIn.newHere")}>
        {t("signIn.register")}
      </AuthLink>
    </AuthFrame>
  );
}
