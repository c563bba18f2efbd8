import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { CartItem } from "@/lib/office/cart/persisted-rules";
import { type CartLine, keyOf } from "@/lib/office/cart/rules";
import { CartRow } from "./cart-row";
import { LostRow } from "./lost-row";

export const LIST = { listStyle: "none", m: 0, p: 0 } as const;

type Props = {
  lines: readonly CartLine[];
  lost: readonly CartItem[];
  onGone: () => void;
  onLeave?: () => void;
};

/** Everything that is in the cart. */
export function CartLines({ lines, lost, onGone, onLeave }: Props) {
  const t = useTranslations("cart");
  return (
    <Box component="ul" aria-label={t("lines")} sx={LIST}>
      {lines.map((line) => (
        <CartRow key={keyOf(line)} {...{ line, onGone, onLeave }} />
      ))}
      {lost.map((item) => (
        <LostRow key={keyOf(item)} {...{ item, onGone }} />
      ))}
    </Box>
  );
}
