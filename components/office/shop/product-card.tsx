import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "next/link";
import { clamp } from "@/components/ui/clamp";
import { languageOf, pictureOf, productHref } from "@/lib/office/shop/rules";
import type { Product } from "@/lib/office/shop/schema";
import { AddButton } from "./add-button";
import { DiscountChip } from "./discount-chip";
import { PricePair } from "./price-pair";
import { Stars } from "./stars";
import { StockChip } from "./stock-chip";

type Props = {
  product: Product;
  /** The colour that the shop is filtered by. */
  color?: string | undefined;
};

/** A product in the shop. Its title is a link that covers the card, and the button lies over it. */
export function ProductCard({ product, color }: Props) {
  const { id, title, discount, rating, stock } = product;
  return (
    <Card component="li" sx={card}>
      <Box sx={{ position: "relative", aspectRatio: "5 / 4", flex: "none", overflow: "hidden" }}>
        <Box
          component="img"
          src={pictureOf(product, color)}
          alt=""
          loading="lazy"
          sx={{
            position: "absolute",
            width: 1,
            height: 1,
            objectFit: "cover",
            ...(!stock && { filter: "saturate(0.3)" }),
          }}
        />
        <DiscountChip discount={discount} />
      </Box>
      <Box sx={{ position: "relative", display: "grid", gap: 0.5, p: 2, pt: 2.5, flex: 1 }}>
        {stock && <AddButton product={product} color={color} />}
        <Box component="h2" lang={languageOf(product)} dir="auto" title={title} sx={heading}>
          <Box component={Link} href={productHref(id)} sx={cover}>
            {title}
          </Box>
        </Box>
        <PricePair product={product} />
        {stock ? (
          rating > 0 && <Stars rating={rating} />
        ) : (
          <div>
            <StockChip isInStock={false} />
          </div>
        )}
      </Box>
    </Card>
  );
}

const card = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  p: 0,
  "&:hover img": { transform: "scale(1.03)" },
  "& img": { transition: "transform 180ms" },
} as const;

const heading = {
  ...clamp(2),
  m: 0,
  minHeight: 40,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  fontWeight: 600,
} as const;

const cover = {
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": { outline: "2px solid var(--palette-primary-main)", outlineOffset: -2 },
} as const;
