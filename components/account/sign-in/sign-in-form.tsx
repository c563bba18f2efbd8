import Link from "next/link";
import { useTranslations } from "next-intl";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { PasswordField } from "@/components/ui/password-field";
import { useAuthForm } from "@/lib/account/auth/hooks";
import { authPath, type Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import { signInCalls } from "@/lib/account/sign-in/calls";
import { useOnceLoaded } from "@/lib/client/scheduling/use-when-idle";
import styles from "./sign-in-form.module.css";

export function SignInForm({
  frame,
  next,
  problem,
  isDemo,
}: Pick<AuthPageProps, "next" | "problem" | "isDemo"> & { frame: Frame }) {
  const t = useTranslations("accounts");
  const form = useAuthForm(
    signInCalls.signIn,
    () => import("@/lib/account/sign-in/schema").then(({ signInSchema }) => signInSchema),
    problem,
  );
  // The page is for those without a session: what an ended one has left goes.
  useOnceLoaded(async () => {
    const { forgetEndedSession } = await import("@/lib/client/forget-account");
    forgetEndedSession();
  });
  const labels = { email: t("fields.email"), password: t("fields.password") };
  return (
    <Form form={form} labels={labels} className={styles.form}>
      <FrameFields frame={frame} next={next} />
      <FormProblem />
      <FormField name="email" type="email" autoComplete="username" required />
      <PasswordField name="password" autoComplete="current-password" />
      <div className={styles.row}>
        <label className={styles.remember}>
          <input type="checkbox" name="remember" defaultChecked />
          {t("signIn.remember")}
        </label>
        <Link href={authPath("forgot-password", frame, { next })}>{t("signIn.forgot")}</Link>
      </div>
      <Button variant={isDemo ? "outlined" : "contained"} type="submit" isBusy={form.isBusy}>
        {t("signIn.submit")}
      </Button>
    </Form>
  );
}
