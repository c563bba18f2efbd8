import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";

type Props<T> = {
  listed: readonly T[];
  /** The item that is open. */
  open: T | undefined;
  close: () => void;
  select: (id: number | undefined, isStep: boolean) => void;
  /** Called with the item that opens, if any is left; not on phones. */
  onOpened: (id: number | undefined) => void;
};

/**
 * Returns a function to call before items leave the list: if one of them is open, the next one that stays opens. A
 * phone returns to the list.
 */
export function useLeave<T extends { id: number }>(props: Props<T>) {
  const { listed, open, close, select, onOpened } = props;
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  return (leaving: readonly T[]) => {
    if (!open || !leaving.includes(open)) return;
    if (isPhone) return close();
    const index = listed.indexOf(open);
    const stays = (item: T) => !leaving.includes(item);
    const next = listed.slice(index + 1).find(stays) ?? listed.slice(0, index).findLast(stays);
    select(next?.id, false);
    onOpened(next?.id);
  };
}
