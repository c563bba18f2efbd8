"use client";

import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AuthFrame } from "@/components/account/auth/auth-frame";
import { AuthLink } from "@/components/account/auth/auth-link";
import { CodeField } from "@/components/account/auth/code-field";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { useAuthForm } from "@/lib/account/auth/hooks";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { twoFactorCalls } from "@/lib/account/two-factor/calls";

export function TwoFactorScreen({ frame, next, problem }: AuthPageProps & { frame: Frame }) {
  const t = useTranslations("accounts.twoSteps");
  const fields = useTranslations("accounts.fields");
  const [isOnPaper, setIsOnPaper] = useState(false);
  const labels = { code: isOnPaper ? t("backupCode") : fields("code") };
  const form = useAuthForm(
    twoFactorCalls.signIn,
    () =>
      import("@/lib/account/two-factor/schema").then(({ secondStepSchema }) => secondStepSchema),
    problem,
  );
  return (
    <AuthFrame frame={frame} title={t("title")} intro={t(isOnPaper ? "backupIntro" : "intro")}>
      <Stack component={Form} form={form} labels={labels} spacing={2}>
        <FrameFields frame={frame} next={next} />
        <FormProblem namesFields={false} />
        {isOnPaper ? (
          <FormField name="code" autoComplete="off" required autoFocus />
        ) : (
          <CodeField />
        )}
        <FormControlLabel control={<Checkbox name="trust" />} label={t("trust")} />
        <Button type="submit" variant="contained" isBusy={form.isBusy}>
          {t("submit")}
        </Button>
        <Button onClick={() => setIsOnPaper(!isOnPaper)} size="medium">
          {t(isOnPaper ? "useApp" : "useBackup")}
        </Button>
      </Stack>
      <AuthLink href={authPath("login", frame, { next })}>{t("back")}</AuthLink>
    </AuthFrame>
  );
}
