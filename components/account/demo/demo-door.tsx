import { IconPlayerPlay } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { Form } from "@/components/ui/form";
import { FormProblem } from "@/components/ui/form-problem";
import { PlainButton } from "@/components/ui/plain-button";
import { useAuthForm } from "@/lib/account/auth/hooks";
import type { Frame } from "@/lib/account/auth/rules";
import { demoCalls } from "@/lib/account/demo/calls";
import styles from "./demo-door.module.css";

/** The demo's sign-in: one button and no fields. */
export function DemoDoor({ frame, next }: { frame: Frame; next: string }) {
  const t = useTranslations("accounts.demo");
  const form = useAuthForm(demoCalls.enter, () =>
    import("@/lib/account/demo/schema").then(({ enterDemoSchema }) => enterDemoSchema),
  );
  return (
    <Form form={form} labels={{}} className={styles.demo}>
      <FrameFields frame={frame} next={next} />
      <FormProblem />
      <PlainButton type="submit" look="contained" isBusy={form.isBusy}>
        <IconPlayerPlay size={20} aria-hidden />
        {t("enter")}
      </PlainButton>
      <div className={styles.or}>{t("or")}</div>
    </Form>
  );
}
