import Box from "@mui/material/Box";
import { IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import type { CartItem } from "@/lib/office/cart/persisted-rules";

/** A line whose product the shop no longer has: it counts as a piece, and costs nothing. */
export function LostRow({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const t = useTranslations("cart");
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1.5, py: 1.25 }}>
      <Box sx={{ flex: 1, color: "text.secondary" }}>{t("lost", { count: item.qty })}</Box>
      <IconButton aria-label={t("remove", { title: t("lostTitle") })} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}
