import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconShoppingCart } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconTile } from "@/components/ui/icon-tile";

export function EmptyCart() {
  const t = useTranslations("cart");
  return (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 1, py: 3, textAlign: "center" }}>
      <IconTile icon={IconShoppingCart} />
      <Typography component="p" variant="h6">
        {t("empty")}
      </Typography>
      <Typography color="textSecondary">{t("emptyHint")}</Typography>
    </Box>
  );
}
