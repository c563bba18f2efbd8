import Box from "@mui/material/Box";
import { IconCheck } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { PressableViewLink } from "@/components/ui/pressable";
import { useBooking } from "@/lib/office/forms/hooks";
import { stepFor } from "@/lib/office/forms/rules";
import { type Step, steps } from "@/lib/office/forms/schema";
import { useBookingTools } from "./booking-tools";
import styles from "./step-list.module.css";

/** The steps, with the way back to those that are done. */
export function StepList() {
  const t = useTranslations("booking");
  return (
    <Box component="nav" aria-label={t("steps.label")} sx={{ mb: 3 }}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step} className={styles.place}>
            <StepLink step={step} />
          </li>
        ))}
      </ol>
    </Box>
  );
}

function StepLink({ step }: { step: Step }) {
  const draft = useBooking();
  const { step: current, hrefOf, go } = useBookingTools();
  const isCurrent = step === current;
  const name = <StepName step={step} isDone={steps.indexOf(step) < steps.indexOf(current)} />;
  if (stepFor(step, draft) !== step) {
    return (
      <span aria-disabled className={styles.step}>
        {name}
      </span>
    );
  }
  return (
    <PressableViewLink
      href={hrefOf(step)}
      aria-current={isCurrent ? "step" : undefined}
      className={styles.step}
      onFollow={() => !isCurrent && go(step)}
    >
      {name}
    </PressableViewLink>
  );
}

function StepName({ step, isDone }: { step: Step; isDone: boolean }) {
  const t = useTranslations("booking.steps");
  const format = useFormatter();
  return (
    <>
      <span aria-hidden className={isDone ? `${styles.mark} ${styles.done}` : styles.mark}>
        {isDone ? <IconCheck size={16} stroke={3} /> : format.number(steps.indexOf(step) + 1)}
      </span>
      {t(step)}
      {step === "profile" && <span className={styles.optional}>{t("optional")}</span>}
    </>
  );
}
