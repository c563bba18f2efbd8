import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Link from "next/link";
import type { ReactNode } from "react";
import { clamp } from "@/components/ui/clamp";
import { languageOf, pictureOf, productHref } from "@/lib/office/shop/rules";
import type { Product } from "@/lib/office/shop/schema";

type Props = {
  product: Product;
  color?: string | undefined;
  /** What is said about it below its name. */
  note: ReactNode;
  /** Called when the visitor follows the link to the product. */
  onLeave?: (() => void) | undefined;
  children: ReactNode;
};

/** A product in a row: picture, name, a note, and its actions. */
export function ProductLine({ product, color, note, onLeave, children }: Props) {
  const { id, title } = product;
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1.5, py: 1.25 }}>
      <Box
        component="img"
        src={pictureOf(product, color)}
        alt=""
        width={72}
        height={72}
        sx={{ borderRadius: 1, flex: "none", alignSelf: "start" }}
      />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 1.5,
        }}
      >
        <Box sx={{ flex: "1 1 7rem", minWidth: 0 }}>
          <MuiLink
            component={Link}
            href={productHref(id)}
            color="textPrimary"
            lang={languageOf(product)}
            dir="auto"
            title={title}
            {...(onLeave && { onClick: onLeave })}
            sx={{ ...clamp(2), fontWeight: 600 }}
          >
            {title}
          </MuiLink>
          <Box sx={{ typography: "body2", color: "text.secondary" }}>{note}</Box>
        </Box>
        {children}
      </Box>
    </Box>
  );
}
