import Box from "@mui/material/Box";
import {
  IconCash,
  IconCreditCard,
  IconFileInvoice,
  IconRocket,
  IconTruckDelivery,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Price } from "@/components/office/cart/price";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { deliveryCost, deliveryWays } from "@/lib/office/cart/rules";
import { paymentMethods } from "@/lib/office/orders/schema";
import { useCheckoutTools } from "./checkout-tools";
import { ChoiceCards } from "./choice-cards";
import { StepFoot } from "./step-foot";
import { StepHeading } from "./step-heading";

const wayIcons = { standard: IconTruckDelivery, express: IconRocket };
export const paymentIcons = { invoice: IconFileInvoice, cash: IconCash, card: IconCreditCard };

/** The third step: how it comes, and how it is paid. It asks for no number of any card. */
export function PaymentStep() {
  const t = useTranslations("orders");
  const cart = useTranslations("cart");
  const { draft, keep, sums, goTo, place } = useCheckoutTools();
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <StepHeading step="payment" />
      <ChoiceCards
        legend={t("deliveryWay")}
        name="way"
        chosen={draft.way}
        onChoose={(way) => keep({ way })}
        choices={deliveryWays.map((way) => {
          const cost = deliveryCost(sums.goods, way);
          return {
            value: way,
            icon: wayIcons[way],
            title: t(`ways.${way}`),
            text: t(`wayTexts.${way}`),
            end: cost === 0 ? cart("free") : <Price amount={cost} />,
          };
        })}
      />
      <ChoiceCards
        legend={t("payment")}
        name="payment"
        chosen={draft.payment}
        onChoose={(payment) => keep({ payment })}
        choices={paymentMethods.map((method) => ({
          value: method,
          icon: paymentIcons[method],
          title: t(`methods.${method}`),
          text: t(`methodTexts.${method}`),
        }))}
      />
      <Alert severity="info">{t("sample")}</Alert>
      <StepFoot
        back={
          <Button color="inherit" onClick={() => goTo("address")}>
            {t("back")}
          </Button>
        }
      >
        <Button variant="contained" onClick={place}>
          {t("place")}
        </Button>
      </StepFoot>
    </Box>
  );
}
