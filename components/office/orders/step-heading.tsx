import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { Step } from "@/lib/office/orders/rules";

const ID = "checkout-step";

/** Moves the focus to the heading of the step: what had it is gone. */
export function focusOnStep() {
  document.getElementById(ID)?.focus();
}

export function StepHeading({ step }: { step: Step }) {
  const t = useTranslations("orders.steps");
  return (
    <Typography
      id={ID}
      tabIndex={-1}
      component="h2"
      variant="h4"
      sx={{ outline: "none", mb: 2, scrollMarginBlockStart: 160 }}
    >
      {t(step)}
    </Typography>
  );
}
