import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { EmptyCart } from "@/components/office/cart/empty-cart";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { PageHead } from "@/components/office/page-head";
import { ButtonLink } from "@/components/ui/button";
import { useChange } from "@/lib/client/effects/use-change";
import type { useCart } from "@/lib/office/cart/hooks";
import { useOrders } from "@/lib/office/orders/hooks";
import { AddressStep } from "./address-step";
import { CartStep } from "./cart-step";
import { CheckoutContext, useCheckoutTools } from "./checkout-tools";
import { Confirmation } from "./confirmation";
import { OrderSummary } from "./order-summary";
import { PaymentStep } from "./payment-step";
import { roomForFoot } from "./step-foot";
import { focusOnStep } from "./step-heading";
import { StepList } from "./step-list";
import { useCheckout } from "./use-checkout";

const STEPS = { cart: CartStep, address: AddressStep, payment: PaymentStep };

type Props = { cart: ReturnType<typeof useCart> };

/** From the cart to the order, in three steps. */
export function CheckoutArea({ cart }: Props) {
  const labels = useTranslations("labels");
  const t = useTranslations("orders");
  const id = Number(useSearchParams().get("order"));
  const placed = useOrders().find((order) => order.id === id);
  return (
    <>
      <PageHead
        title={labels("Checkout")}
        trail={[
          { label: labels("Ecommerce") },
          { label: labels("Shop"), href: "/apps/ecommerce/shop" },
        ]}
      >
        <ButtonLink href="/apps/ecommerce/orders" color="inherit" edge="start" size="medium">
          {t("all")}
        </ButtonLink>
      </PageHead>
      {placed ? <Confirmation order={placed} /> : <Checkout cart={cart} />}
    </>
  );
}

const never = () => () => {};

/** Whether the device has been read: the server's HTML knows nothing of the cart. */
function useIsRead() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function Checkout({ cart }: Props) {
  const t = useTranslations("shop");
  const tools = useCheckout(cart);
  const isRead = useIsRead();
  const [wasFilled, setWasFilled] = useState(false);
  if (cart.cart.length > 0 && !wasFilled) setWasFilled(true);
  if (!cart.products && cart.error) {
    return <AreaFailed title={t("failed")} error={cart.error} onRetry={cart.retry} />;
  }
  if (!cart.products || !isRead) return <Skeleton variant="rounded" height={320} aria-busy />;
  // The last line that is removed leaves its step, which can undo that.
  if (!wasFilled) return <NothingToOrder />;
  return (
    <CheckoutContext value={tools}>
      <CurrentStep />
    </CheckoutContext>
  );
}

function CurrentStep() {
  const { step } = useCheckoutTools();
  // What had the focus belongs to the step before.
  useChange(step, focusOnStep);
  const Step = STEPS[step];
  return (
    <>
      <StepList />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { md: "minmax(0, 1fr) 340px" },
          ...roomForFoot,
        }}
      >
        <Card component="section" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <Step />
        </Card>
        <OrderSummary />
      </Box>
    </>
  );
}

function NothingToOrder() {
  const t = useTranslations("orders");
  return (
    <Box sx={{ display: "grid", justifyItems: "center" }}>
      <EmptyCart />
      <ButtonLink href="/apps/ecommerce/shop" variant="contained">
        {t("toShop")}
      </ButtonLink>
    </Box>
  );
}
