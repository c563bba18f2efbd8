import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { FormField } from "@/components/account/auth/form-field";
import { FormProblem } from "@/components/account/auth/form-problem";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { useAuthForm } from "@/lib/account/auth/hooks";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { signInKey } from "@/lib/account/sign-in/calls";
import { signInSchema } from "@/lib/account/sign-in/schema";

export function SignInForm({
  frame,
  next,
  problem,
  isDemo,
}: Pick<AuthPageProps, "next" | "problem" | "isDemo"> & { frame: Frame }) {
  const t = useTranslations("accounts");
  const form = useAuthForm(signInKey, signInSchema, problem);
  const labels = { email: t("fields.email"), password: t("fields.password") };
  return (
    <Stack component="form" spacing={2} {...form.formProps}>
      <FrameFields frame={frame} next={next} />
      <FormProblem {...form} labels={labels} />
      <FormField
        name="email"
        type="email"
        label={labels.email}
        autoComplete="username"
        fields={form.fields}
      />
      <FormField
        name="password"
        type="password"
        label={labels.password}
        autoComplete="current-password"
        fields={form.fields}
      />
      <Stack
        direction="row"
        sx={{ alignItems: "center", justifyContent: "space-between", flexWrap: "wrap", gap: 1 }}
      >
        <FormControlLabel
          control={<Checkbox name="remember" defaultChecked />}
          label={t("signIn.remember")}
        />
        <Link component={NextLink} href={authPath("forgot-password", frame, { next })}>
          {t("signIn.forgot")}
        </Link>
      </Stack>
      <Button
        type="submit"
        variant={isDemo ? "outlined" : "contained"}
        size="large"
        loading={form.isBusy}
      >
        {t("signIn.submit")}
      </Button>
    </Stack>
  );
}
