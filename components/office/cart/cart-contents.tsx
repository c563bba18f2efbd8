import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { useCart } from "@/lib/office/cart/hooks";
import { offersFor } from "@/lib/office/cart/rules";
import { CartLines, LIST } from "./cart-lines";
import { EmptyCart } from "./empty-cart";
import { OfferRow } from "./offer-row";

const OFFERS = 4;

type Props = {
  /** The row of the pressed button is gone, and its focus with it. */
  onGone: () => void;
  onLeave: () => void;
};

/** The cart's lines, and products that the shop suggests. */
export function CartContents({ onGone, onLeave }: Props) {
  const t = useTranslations("cart");
  const { cart, products, lines, lost, error, retry } = useCart();
  if (!products && error) {
    return <AreaFailed title={t("failed")} error={error} onRetry={retry} />;
  }
  if (!products) {
    return [0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={72} sx={{ mb: 1.5 }} />
    ));
  }

  const offers = offersFor(cart, products, OFFERS);
  return (
    <>
      <CartLines {...{ lines, lost, onGone, onLeave }} />
      {cart.length === 0 && <EmptyCart />}
      {offers.length > 0 && (
        <Box component="section" aria-labelledby="cart-offers" sx={{ mt: 3 }}>
          <Typography id="cart-offers" component="h3" variant="h6" sx={{ mb: 0.5 }}>
            {t("offers")}
          </Typography>
          <Box component="ul" sx={LIST}>
            {offers.map((product) => (
              <OfferRow key={product.id} {...{ product, onGone, onLeave }} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
