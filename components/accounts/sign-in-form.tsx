import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/ui/password-field";
import { useAuthForm } from "@/lib/accounts/hooks";
import { authPath, type Frame } from "@/lib/accounts/rules";
import { problemOf } from "@/lib/accounts/schema";
import { signInKey, signInSchema } from "@/lib/sign-in/schema";
import { FormProblem } from "./form-problem";
import { FrameFields } from "./frame-fields";

export function SignInForm({
  frame,
  next,
  problem,
  isDemo,
}: {
  frame: Frame;
  next: string;
  isDemo: boolean;
  problem?: string | undefined;
}) {
  const t = useTranslations("accounts");
  const form = useAuthForm(signInKey, signInSchema, problem);
  const labels = { email: t("fields.email"), password: t("fields.password") };
  const wrong = (name: string) => {
    const key = form.fields[name]?.[0];
    return key ? { error: true, helperText: t(`problems.${problemOf(key)}`) } : {};
  };
  return (
    <Stack component="form" spacing={2} {...form.formProps}>
      <FrameFields frame={frame} next={next} />
      <FormProblem {...form} labels={labels} />
      <TextField
        id="email"
        name="email"
        type="email"
        label={labels.email}
        autoComplete="username"
        required
        {...wrong("email")}
      />
      <PasswordField
        id="password"
        name="password"
        label={labels.password}
        autoComplete="current-password"
        required
        {...wrong("password")}
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
