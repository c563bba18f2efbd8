import { IconPlayerPlay } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormProblem } from "@/components/ui/form-problem";
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
      <Button variant="contained" type="submit" isBusy={form.isBusy}>
        <IconPlayerPlay size={20} aria-hidden />
        {t("enter")}
      </Button>
      <div className={styles.or}>{t("or")}</div>
    </Form>
  );
}
