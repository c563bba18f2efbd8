import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CartItem } from "@/lib/office/cart/persisted-rules";
import { type CartLine, keyOf } from "@/lib/office/cart/rules";
import { CartRow } from "./cart-row";
import { LostRow } from "./lost-row";
import { RemovedRow } from "./removed-row";
import { useRemovals } from "./use-removals";

export const LIST = { listStyle: "none", m: 0, p: 0 } as const;

type Props = {
  lines: readonly CartLine[];
  lost: readonly CartItem[];
  /** The row of the pressed button is gone, and its focus with it. */
  onGone: () => void;
  onLeave?: () => void;
};

/** Everything that is in the cart, and in place what has just been removed. */
export function CartLines({ lines, lost, onGone, onLeave }: Props) {
  const t = useTranslations("cart");
  const { removals, handleRemove, handleUndo } = useRemovals([...lines, ...lost]);
  const rows: ReactNode[] = [
    ...lines.map((line) => (
      <CartRow
        key={keyOf(line)}
        line={line}
        onRemove={() => handleRemove(line, line.product.title)}
        onLeave={onLeave}
      />
    )),
    ...lost.map((item) => (
      <LostRow key={keyOf(item)} item={item} onRemove={() => handleRemove(item, t("lostTitle"))} />
    )),
  ];
  for (const removal of removals) {
    const undo = () => {
      handleUndo(removal);
      onGone();
    };
    const key = `removed ${removal.key}`;
    rows.splice(removal.place, 0, <RemovedRow key={key} removal={removal} onUndo={undo} />);
  }
  if (rows.length === 0) return null;
  return (
    <Box component="ul" aria-label={t("lines")} sx={LIST}>
      {rows}
    </Box>
  );
}
