import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { KeptEmail } from "@/lib/office/email/schema";

type Props = {
  listed: readonly KeptEmail[];
  chosen: KeptEmail | undefined;
  close: () => void;
  select: (id: number | undefined, isStep?: boolean) => void;
};

/**
 * Returns a function to call before these mails leave the list: if one of them is open, the next one that stays opens.
 * A phone returns to the list.
 */
export function useLeave({ listed, chosen, select, close }: Props) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  return (leaving: readonly KeptEmail[]) => {
    if (!chosen || !leaving.includes(chosen)) return;
    if (isPhone) return close();
    const index = listed.indexOf(chosen);
    const stays = (email: KeptEmail) => !leaving.includes(email);
    const next = listed.slice(index + 1).find(stays) ?? listed.slice(0, index).findLast(stays);
    select(next?.id, false);
    if (!next) focusList();
  };
}

/** Puts the focus into the list when the pane that had it closes. On phones the panes do that. */
export function focusList() {
  document.querySelector<HTMLElement>("[data-item][tabindex='0']")?.focus();
}
