import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { IconShoppingCart } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useErrorText } from "@/lib/client/error-text";
import { type CartLine, offersFor } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";
import { useProducts } from "@/lib/office/shop/hooks";
import { CartRow } from "./cart-row";
import { OfferRow } from "./offer-row";

const OFFERS = 4;
const LIST = { listStyle: "none", m: 0, p: 0 } as const;

type Props = {
  lines: CartLine[];
  /** The row of the pressed button is gone, and its focus with it. */
  onGone: () => void;
};

/** The cart's lines, and products that the shop suggests. */
export function CartContents({ lines, onGone }: Props) {
  const t = useTranslations("cart");
  const layout = useTranslations("layout");
  const errorText = useErrorText();
  const cart = useCartStore((state) => state.cart);
  const { data: products, error, mutate } = useProducts();
  if (!products && error) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => mutate()}>
            {layout("tryAgain")}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  }
  if (!products) {
    return [0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={72} sx={{ mb: 1.5 }} />
    ));
  }

  const offers = offersFor(cart, products, OFFERS);
  return (
    <>
      {lines.length === 0 ? (
        <Empty />
      ) : (
        <Box component="ul" aria-label={t("lines")} sx={LIST}>
          {lines.map((line) => (
            <CartRow key={line.product.id} line={line} onGone={onGone} />
          ))}
        </Box>
      )}
      {offers.length > 0 && (
        <Box component="section" aria-labelledby="cart-offers" sx={{ mt: 3 }}>
          <Typography id="cart-offers" component="h3" variant="h6" sx={{ mb: 0.5 }}>
            {t("offers")}
          </Typography>
          <Box component="ul" sx={LIST}>
            {offers.map((product) => (
              <OfferRow key={product.id} product={product} onGone={onGone} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

function Empty() {
  const t = useTranslations("cart");
  return (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 1, py: 3, textAlign: "center" }}>
      <Box
        sx={{
          display: "grid",
          placeItems: "center",
          width: 72,
          height: 72,
          borderRadius: "50%",
          bgcolor: "primary.light",
          color: "primary.main",
        }}
      >
        <IconShoppingCart size={32} aria-hidden />
      </Box>
      <Typography component="p" variant="h6">
        {t("empty")}
      </Typography>
      <Typography color="textSecondary">{t("emptyHint")}</Typography>
    </Box>
  );
}
