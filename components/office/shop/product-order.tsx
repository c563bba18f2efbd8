import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconShoppingCart, IconTruckDelivery } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Price } from "@/components/office/cart/price";
import { QuantityStepper } from "@/components/office/cart/quantity-stepper";
import styles from "@/components/office/thumb-reach.module.css";
import { Button, ButtonLink } from "@/components/ui/button";
import { deliveryCost, FREE_FROM, roomFor } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";
import { languageOf } from "@/lib/office/shop/rules";
import type { Product } from "@/lib/office/shop/schema";
import { ColorChoice } from "./color-choice";
import { PricePair } from "./price-pair";
import { Stars } from "./stars";
import { StockChip } from "./stock-chip";
import { useAdding } from "./use-adding";

type Props = {
  product: Product;
  color: string | undefined;
  onColor: (color: string) => void;
};

/** What a product costs, and how to get it in a colour and a number. */
export function ProductOrder({ product, color, onColor }: Props) {
  const t = useTranslations("shop");
  const add = useAdding();
  const room = useCartStore(({ cart }) => roomFor(cart, product));
  const [qty, setQty] = useState(1);
  const { title, category, gender, rating, stock, description, colors } = product;

  const kinds = [...category.map((name) => t(`categories.${name}`)), t(`genders.${gender}`)];
  return (
    <Box component="section" aria-label={t("order")} sx={{ display: "grid", gap: 2.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <StockChip isInStock={stock} />
        {stock && (
          <Typography color="textSecondary">{t("left", { count: product.qty })}</Typography>
        )}
        <Typography color="textSecondary">{kinds.join(" · ")}</Typography>
      </Box>
      <PricePair product={product} isLarge />
      {rating > 0 && <Stars rating={rating} size="medium" />}
      <Typography
        lang={languageOf(product)}
        dir="auto"
        sx={{
          fontSize: "0.9375rem",
          lineHeight: 1.6,
          textAlign: "left",
          maxWidth: "60ch",
          whiteSpace: "pre-line",
          overflowWrap: "anywhere",
        }}
      >
        {description}
      </Typography>
      <ColorChoice colors={colors} color={color} onChoose={onColor} />
      {stock ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <QuantityStepper
            title={title}
            qty={qty}
            hasMore={qty < room}
            onStep={(by) => setQty(Math.min(room, Math.max(1, qty + by)))}
          />
          <Button
            variant="contained"
            onClick={() => add(product, color, qty)}
            className={styles.inThumbReach}
          >
            <IconShoppingCart size={20} aria-hidden />
            {t("addToCart")}
          </Button>
          <ButtonLink
            href="/apps/ecommerce/checkout"
            variant="tinted"
            onClick={() => add(product, color, qty)}
          >
            {t("buyNow")}
          </ButtonLink>
        </Box>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{t("soldOutText")}</Typography>
      )}
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, color: "text.secondary" }}>
        <IconTruckDelivery size={20} aria-hidden />
        <span>
          {t.rich("deliveryNote", {
            cost: () => <Price amount={deliveryCost(1, "standard")} />,
            from: () => <Price amount={FREE_FROM} isRound />,
          })}
        </span>
      </Box>
    </Box>
  );
}
