import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { CartLines } from "@/components/office/cart/cart-lines";
import { EmptyCart } from "@/components/office/cart/empty-cart";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { useCheckoutTools } from "./checkout-tools";
import { StepFoot } from "./step-foot";
import { focusOnStep, StepHeading } from "./step-heading";

/** The first step: what is ordered. */
export function CartStep() {
  const t = useTranslations("orders");
  const { lines, lost, canOrder, goTo } = useCheckoutTools();
  const isEmpty = lines.length + lost.length === 0;
  return (
    <>
      <StepHeading step="cart" />
      {!canOrder && !isEmpty && (
        <Box sx={{ mb: 1 }}>
          <Alert severity="warning">{t("unavailable")}</Alert>
        </Box>
      )}
      <CartLines lines={lines} lost={lost} onGone={focusOnStep} />
      {isEmpty && <EmptyCart />}
      <StepFoot
        back={
          <ButtonLink href="/apps/ecommerce/shop" color="inherit">
            {t("toShop")}
          </ButtonLink>
        }
      >
        <Button variant="contained" disabled={!canOrder} onClick={() => goTo("address")}>
          {t("continue")}
        </Button>
      </StepFoot>
    </>
  );
}
