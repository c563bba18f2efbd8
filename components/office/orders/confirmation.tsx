import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconCircleCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { SaveStatus } from "@/components/office/desk/save-status";
import { ButtonLink } from "@/components/ui/button";
import { focusOnMount } from "@/lib/client/effects/focus-on-mount";
import { numberOf } from "@/lib/office/orders/rules";
import type { Order } from "@/lib/office/orders/schema";
import { PrintButton } from "./print-button";
import { Receipt } from "./receipt";

/** What stands after the last step: the order's number, and its receipt. */
export function Confirmation({ order }: { order: Order }) {
  const t = useTranslations("orders");
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760, mx: "auto" }}>
      <Box sx={{ display: "grid", justifyItems: "center", gap: 1, textAlign: "center", py: 2 }}>
        <Box sx={{ color: "success.main", display: "flex" }}>
          <IconCircleCheck size={56} stroke={1.5} aria-hidden />
        </Box>
        <Typography
          ref={focusOnMount}
          tabIndex={-1}
          component="h2"
          variant="h3"
          sx={{ outline: "none", scrollMarginBlockStart: 240 }}
        >
          {t("placed", { number: numberOf(order) })}
        </Typography>
        <Typography color="textSecondary">{t("placedText")}</Typography>
        <SaveStatus />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "center", mt: 1 }}>
          <ButtonLink href="/apps/ecommerce/shop" variant="contained">
            {t("toShop")}
          </ButtonLink>
          <PrintButton />
        </Box>
      </Box>
      <Receipt order={order} />
    </Box>
  );
}
