import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { PasswordField } from "@/components/ui/password-field";
import { useAuthForm } from "@/lib/account/auth/hooks";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";

export function SignInForm({
  frame,
  next,
  problem,
  isDemo,
}: Pick<AuthPageProps, "next" | "problem" | "isDemo"> & { frame: Frame }) {
  const t = useTranslations("accounts");
  const form = useAuthForm(
    "/api/auth/sign-in",
    () => import("@/lib/account/sign-in/calls").then(({ signInCalls }) => signInCalls.signIn),
    problem,
  );
  const labels = { email: t("fields.email"), password: t("fields.password") };
  return (
    <Stack component={Form} form={form} labels={labels} spacing={2}>
      <FrameFields frame={frame} next={next} />
      <FormProblem />
      <FormField name="email" type="email" autoComplete="username" required />
      <PasswordField name="password" autoComplete="current-password" />
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
