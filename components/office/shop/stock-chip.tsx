import Chip from "@mui/material/Chip";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";

/** Whether a product is available: icon, word and colour say the same. */
export function StockChip({ isInStock }: { isInStock: boolean }) {
  const t = useTranslations("shop");
  const Icon = isInStock ? IconCircleCheck : IconCircleX;
  return (
    <Chip
      variant="tinted"
      color={isInStock ? "success" : "default"}
      icon={<Icon aria-hidden />}
      label={t(isInStock ? "inStock" : "soldOut")}
    />
  );
}
