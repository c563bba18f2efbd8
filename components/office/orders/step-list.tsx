import Box from "@mui/material/Box";
import { IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { onPlainClick } from "@/components/ui/plain-click";
import { reachableStep, steps } from "@/lib/office/orders/rules";
import { useCheckoutTools } from "./checkout-tools";

/** The three steps of the checkout. Those that can be taken are links. */
export function StepList() {
  const t = useTranslations("orders.steps");
  const { step, canOrder, addresses, stepHref, goTo } = useCheckoutTools();
  const current = steps.indexOf(step);
  return (
    <Box component="nav" aria-label={t("label")} sx={{ mb: 2 }}>
      <Box component="ol" sx={list}>
        {steps.map((one, index) => {
          const isReachable = reachableStep(one, canOrder, addresses !== undefined) === one;
          const content = (
            <>
              <Box component="span" aria-hidden sx={[disc, index <= current && filled]}>
                {index < current ? <IconCheck size={16} /> : index + 1}
              </Box>
              <Box component="span" sx={{ fontSize: { xs: "0.8125rem", sm: "inherit" } }}>
                {t(one)}
              </Box>
            </>
          );
          return (
            <Box component="li" key={one} sx={{ flex: 1, minWidth: 0 }}>
              {isReachable ? (
                <Box
                  component="a"
                  href={stepHref(one)}
                  {...(one === step && { "aria-current": "step" })}
                  onClick={onPlainClick(() => one !== step && goTo(one))}
                  sx={[entry, one === step && { fontWeight: 650, color: "text.primary" }]}
                >
                  {content}
                </Box>
              ) : (
                <Box sx={entry}>{content}</Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const list = {
  listStyle: "none",
  m: 0,
  p: 0,
  display: "flex",
  gap: 2,
} as const;

const entry = {
  position: "relative",
  minWidth: 44,
  display: "flex",
  // A phone has the words below the discs, of all steps.
  flexDirection: { xs: "column", sm: "row" },
  textAlign: { xs: "center", sm: "start" },
  alignItems: "center",
  columnGap: 1,
  rowGap: 0.5,
  minHeight: 48,
  color: "text.secondary",
  textDecoration: "none",
  borderRadius: 1,
} as const;

const disc = {
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 28,
  height: 28,
  borderRadius: "50%",
  border: 1,
  borderColor: "outline",
  fontWeight: 650,
} as const;

const filled = { bgcolor: "primary.fill", borderColor: "primary.fill", color: "common.white" };
