import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { clamp } from "@/components/ui/clamp";
import type { Product } from "@/lib/office/shop/schema";

/** A product in a row: picture, name, category, and its actions. */
export function ProductLine({ product, children }: { product: Product; children: ReactNode }) {
  const t = useTranslations("shop.categories");
  const { title, photo, category } = product;
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1.5, py: 1.25 }}>
      <Box
        component="img"
        src={photo}
        alt=""
        width={64}
        height={64}
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
          <Box dir="auto" title={title} sx={{ ...clamp(2), fontWeight: 650 }}>
            {title}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {category.map((name) => t(name)).join(" · ")}
          </Typography>
        </Box>
        {children}
      </Box>
    </Box>
  );
}
