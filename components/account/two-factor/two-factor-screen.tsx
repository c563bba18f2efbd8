"use client";

import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AuthFrame } from "@/components/account/auth/auth-frame";
import { AuthLink } from "@/components/account/auth/auth-link";
import { CodeField } from "@/components/account/auth/code-field";
import { FormField } from "@/components/account/auth/form-field";
import { FormProblem } from "@/components/account/auth/form-problem";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { useAuthForm } from "@/lib/account/auth/hooks";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { secondStepKey, secondStepSchema } from "@/lib/account/two-factor/schema";

export function TwoFactorScreen({ frame, next, problem }: AuthPageProps & { frame: Frame }) {
  const t = useTranslations("accounts.twoSteps");
  const fields = useTranslations("accounts.fields");
  const [isOnPaper, setIsOnPaper] = useState(false);
  const form = useAuthForm(secondStepKey, secondStepSchema, problem);
  return (
    <AuthFrame frame={frame} title={t("title")} intro={t(isOnPaper ? "backupIntro" : "intro")}>
      <Stack component="form" spacing={2} {...form.formProps}>
        <FrameFields frame={frame} next={next} />
        <FormProblem {...form} fields={{}} />
        {isOnPaper ? (
          <FormField
            name="code"
            label={t("backupCode")}
            autoComplete="off"
            fields={form.fields}
            autoFocus
          />
        ) : (
          <CodeField label={fields("code")} fields={form.fields} />
        )}
        <FormControlLabel control={<Checkbox name="trust" />} label={t("trust")} />
        <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
          {t("submit")}
        </Button>
        <Button type="button" onClick={() => setIsOnPaper(!isOnPaper)}>
          {t(isOnPaper ? "useApp" : "useBackup")}
        </Button>
      </Stack>
      <AuthLink href={authPath("login", frame, { next })}>{t("back")}</AuthLink>
    </AuthFrame>
  );
}
