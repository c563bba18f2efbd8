import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Price } from "@/components/office/cart/price";
import { useCheckoutTools } from "./checkout-tools";

type Props = {
  /** The way back. */
  back: ReactNode;
  /** The button that leads on. */
  children: ReactNode;
};

/** Ends a step. On phones the way on stays at the screen's foot, with what the order costs so far. */
export function StepFoot({ back, children }: Props) {
  const t = useTranslations("cart");
  const { sums } = useCheckoutTools();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2, justifyContent: "space-between" }}>
      {back}
      <Box sx={bar}>
        {/* The summary says it to screen readers. */}
        <Box aria-hidden sx={total}>
          <span>{t("total")}</span>
          <Price amount={sums.total} />
        </Box>
        {children}
      </Box>
    </Box>
  );
}

/** The room that the bar covers at the page's end. */
export const roomForFoot = { pb: { xs: 10, sm: 0 } } as const;

const bar = {
  position: { xs: "fixed", sm: "static" },
  insetInline: 0,
  bottom: 0,
  zIndex: "fab",
  display: "grid",
  gap: 1,
  px: { xs: 2, sm: 0 },
  pt: { xs: 1.5, sm: 0 },
  pb: { xs: "calc(12px + env(safe-area-inset-bottom))", sm: 0 },
  borderTop: { xs: 1, sm: 0 },
  borderColor: "divider",
  bgcolor: { xs: "background.paper", sm: "transparent" },
} as const;

const total = {
  display: { xs: "flex", sm: "none" },
  justifyContent: "space-between",
  typography: "h6",
  fontVariantNumeric: "tabular-nums",
} as const;
