import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef } from "react";
import { focusList } from "@/components/office/desk/focus-when-shown";
import { useLeave } from "@/components/office/desk/use-leave";
import { useSelection } from "@/components/office/desk/use-selection";
import { useAddress } from "@/components/ui/use-address";
import { useSearch } from "@/components/ui/use-search";
import { useShallowStable } from "@/lib/client/use-shallow-stable";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { emailActions } from "@/lib/office/email/actions";
import { isAddress } from "@/lib/office/email/recipients";
import {
  countsOf,
  type EmailFilter,
  type EmailMark,
  emailFilters,
  type MoveTarget,
  matching,
  movedTo,
  trashToggled,
} from "@/lib/office/email/rules";
import type { DeskEmail, Person } from "@/lib/office/email/schema";
import { useChecks } from "./use-checks";
import { useWriting } from "./use-writing";

/** Makes the tools of the mailbox from the desk and the address. */
export function useTools(emails: readonly DeskEmail[], people: readonly Person[]) {
  const t = useTranslations("email");
  const showUndo = useUndoToast();
  const { params, hrefOf, go } = useAddress();
  const [search, setSearch] = useSearch();
  const filter = emailFilters.find((known) => known === params.get("folder")) ?? "inbox";
  const listed = useMemo(() => matching(emails, { search, filter }), [emails, search, filter]);
  const counts = useMemo(() => countsOf(emails), [emails]);
  const { chosen, select, close, hrefOf: emailHref } = useSelection(emails, listed);
  const { checked, isChecked, check, checkAll } = useChecks(listed);
  const { changeAll } = emailActions(useDeskStore());
  const leave = useLeave({
    listed,
    open: chosen,
    select,
    close,
    moveFocus: (id) => id === undefined && focusList(),
  });
  const searchField = useRef<HTMLInputElement>(null);
  const asked = params.get("to") ?? "";
  const selection = useShallowStable({
    emails,
    people,
    counts,
    /** The mail that the address names. */
    chosen,
    hrefOf: emailHref,
    /** To whom the address of the page asks to write. */
    askedFor: isAddress(asked) ? asked : undefined,
  });
  const shown = useShallowStable({
    /** Those that match filter and search. */
    listed,
    filter,
    filterHref: useCallback((next: EmailFilter) => hrefOf(inAddress(next)), [hrefOf]),
    search,
    searchField,
    /** The mails of the list that are checked. */
    checked,
    isChecked,
  });
  const actions = useStableActions({
    setFilter(next: EmailFilter) {
      checkAll(false);
      go(inAddress(next), true);
    },
    setSearch,
    showAll() {
      setSearch("");
      go({ search: undefined }, false);
    },
    select: (id: number | undefined) => select(id),
    close,
    check,
    checkAll,
    setMark: (of: readonly DeskEmail[], mark: EmailMark, isSet: boolean) =>
      void changeAll(of, () => ({ [mark]: isSet })),
    setUnread: (of: readonly DeskEmail[], isUnread: boolean) =>
      void changeAll(of, () => ({ unread: isUnread })),
    /** To the trash or back, with a toast that undoes it. */
    toggleTrash(of: readonly DeskEmail[]) {
      const words = of.every(({ trash }) => trash) ? "restored" : "deleted";
      leave(of);
      checkAll(false);
      showUndo(t(words, { count: of.length }), changeAll(of, trashToggled));
    },
    /** With a toast that undoes it. */
    move(of: readonly DeskEmail[], target: MoveTarget) {
      leave(of);
      checkAll(false);
      showUndo(
        t(target === "trash" ? "deleted" : "moved", { count: of.length }),
        changeAll(of, () => movedTo(target)),
      );
    },
    ...useWriting({ emails, people, chosen, select, close, showUndo }),
  });
  return { selection, filter: shown, actions };
}

function inAddress(filter: EmailFilter) {
  return { folder: filter === "inbox" ? undefined : filter, id: undefined };
}
