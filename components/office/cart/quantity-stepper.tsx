import Box from "@mui/material/Box";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";

type Props = {
  title: string;
  qty: number;
  /** Whether there is one more. */
  hasMore: boolean;
  onStep: (by: 1 | -1) => void;
};

/** How many of a product, from one on. */
export function QuantityStepper({ title, qty, hasMore, onStep }: Props) {
  const t = useTranslations("cart");
  return (
    <Box
      role="group"
      aria-label={t("quantity", { title })}
      sx={{
        display: "flex",
        flex: "none",
        alignItems: "center",
        borderRadius: 1,
        bgcolor: "background.raised",
      }}
    >
      <IconButton aria-label={t("fewer", { title })} disabled={qty <= 1} onClick={() => onStep(-1)}>
        <IconMinus size={18} aria-hidden />
      </IconButton>
      <Box
        component="output"
        sx={{ minWidth: 28, textAlign: "center", fontVariantNumeric: "tabular-nums" }}
      >
        {qty}
      </Box>
      <IconButton aria-label={t("more", { title })} disabled={!hasMore} onClick={() => onStep(1)}>
        <IconPlus size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}
