import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconShoppingCart } from "@tabler/icons-react";
import { useTranslations } from "next-intl";

export function EmptyCart() {
  const t = useTranslations("cart");
  return (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 1, py: 3, textAlign: "center" }}>
      <Box
        sx={{
          display: "grid",
          placeItems: "center",
          width: 72,
          height: 72,
          borderRadius: 1,
          bgcolor: "primary.light",
          color: "primary.main",
        }}
      >
        <IconShoppingCart size={40} stroke={1.5} aria-hidden />
      </Box>
      <Typography component="p" variant="h6">
        {t("empty")}
      </Typography>
      <Typography color="textSecondary">{t("emptyHint")}</Typography>
    </Box>
  );
}
