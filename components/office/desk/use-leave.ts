import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";

type Props<T> = {
  listed: readonly T[];
  /** The item that is open. */
  open: T | undefined;
  close: () => void;
  select: (id: number | undefined, isStep: boolean) => void;
  /** To the item that opens, or from a pane that closes. A phone does that by itself. */
  moveFocus: (id: number | undefined) => void;
};

/**
 * Returns a function to call before items leave the list: if one of them is open, the next one that stays opens. A
 * phone returns to the list.
 */
export function useLeave<T extends { id: number }>(props: Props<T>) {
  const { listed, open, close, select, moveFocus } = props;
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  return (leaving: readonly T[]) => {
    if (!open || !leaving.includes(open)) return;
    if (isPhone) return close();
    const index = listed.indexOf(open);
    const stays = (item: T) => !leaving.includes(item);
    const next = listed.slice(index + 1).find(stays) ?? listed.slice(0, index).findLast(stays);
    select(next?.id, false);
    moveFocus(next?.id);
  };
}
