"use client";

import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { authPath, type Frame } from "@/lib/accounts/rules";
import { AuthFrame } from "./auth-frame";
import { DemoDoor } from "./demo-door";
import { SignInForm } from "./sign-in-form";

export function SignInScreen({
  frame,
  next,
  problem,
  isDemo,
}: {
  frame: Frame;
  next: string;
  problem?: string | undefined;
  isDemo: boolean;
}) {
  const t = useTranslations("accounts.signIn");
  return (
    <AuthFrame frame={frame} title={t("title")} intro={t("intro")}>
      {isDemo && <DemoDoor frame={frame} next={next} />}
      <SignInForm frame={frame} next={next} problem={problem} isDemo={isDemo} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("newHere")}{" "}
        <Link component={NextLink} href={authPath("register", frame, { next })}>
          {t("register")}
        </Link>
      </Typography>
    </AuthFrame>
  );
}
