import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { IconCheck } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { onPlainClick } from "@/components/ui/plain-click";
import { useBooking } from "@/lib/office/forms/hooks";
import { stepFor } from "@/lib/office/forms/rules";
import { type Step, steps } from "@/lib/office/forms/schema";
import { useBookingTools } from "./booking-tools";

/** The steps, with the way back to those that are done. */
export function StepList() {
  const t = useTranslations("booking");
  return (
    <Box
      component="nav"
      aria-label={t("steps.label")}
      sx={{ mb: 3, "& ol": { m: 0, p: 0, listStyle: "none" } }}
    >
      <Box component="ol" sx={{ display: "flex", gap: { xs: 0.5, sm: 1 } }}>
        {steps.map((step, index) => (
          <Box component="li" key={step} sx={{ flex: { xs: "1 1 0", sm: "none" }, minWidth: 0 }}>
            <StepLink step={step} index={index} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function StepLink({ step, index }: { step: Step; index: number }) {
  const t = useTranslations("booking");
  const format = useFormatter();
  const draft = useBooking();
  const { step: current, hrefOf, go } = useBookingTools();
  const isCurrent = step === current;
  const isReachable = stepFor(step, draft) === step;
  const isDone = index < steps.indexOf(current);
  return (
    <ButtonBase
      {...(isReachable
        ? { component: "a", href: hrefOf(step) }
        : { component: "span", "aria-disabled": true, tabIndex: -1, disableRipple: true })}
      {...(isCurrent && { "aria-current": "step" })}
      onClick={onPlainClick(() => isReachable && !isCurrent && go(step))}
      sx={{
        // On phones all steps stand in one row, each with its word below its number.
        flexDirection: { xs: "column", sm: "row" },
        columnGap: 1,
        rowGap: 0.5,
        px: { xs: 0.5, sm: 1.5 },
        py: { xs: 1, sm: 0 },
        minHeight: 48,
        width: 1,
        height: 1,
        justifyContent: "flex-start",
        textAlign: "center",
        borderRadius: 1,
        color: "text.secondary",
        typography: "subtitle1",
        "&:hover": { bgcolor: isReachable ? "background.raised" : undefined },
        "&[aria-current]": { bgcolor: "primary.light", color: "text.primary" },
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          display: "grid",
          placeItems: "center",
          width: 24,
          height: 24,
          borderRadius: "50%",
          typography: "subtitle2",
          ...(isCurrent || isDone
            ? { bgcolor: "primary.main", color: "primary.contrastText" }
            : { border: 1, borderColor: "outline" }),
        }}
      >
        {isDone ? <IconCheck size={16} stroke={3} /> : format.number(index + 1)}
      </Box>
      {t(`steps.${step}`)}
      {step === "profile" && (
        <Box component="span" sx={{ typography: "body2", color: "text.secondary" }}>
          {t("steps.optional")}
        </Box>
      )}
    </ButtonBase>
  );
}
