import { useTranslations } from "next-intl";
import { useMemo, useRef } from "react";
import { useAddress } from "@/components/office/desk/use-address";
import { useSearch } from "@/components/office/desk/use-search";
import { useSelection } from "@/components/office/desk/use-selection";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { emailActions } from "@/lib/office/email/actions";
import { isAddress } from "@/lib/office/email/recipients";
import {
  countsOf,
  type EmailFilter,
  emailFilters,
  matching,
  movedTo,
  trashToggled,
} from "@/lib/office/email/rules";
import type { KeptEmail, Person } from "@/lib/office/email/schema";
import type { EmailTools } from "./email-tools";
import { useChecks } from "./use-checks";
import { useLeave } from "./use-leave";
import { useWriting } from "./use-writing";

/** Makes the tools of the mailbox from the desk and the address. */
export function useTools(emails: readonly KeptEmail[], people: readonly Person[]): EmailTools {
  const t = useTranslations("email");
  const showUndo = useUndoToast();
  const { params, hrefOf, go } = useAddress();
  const [search, setSearch] = useSearch();
  const filter = emailFilters.find((known) => known === params.get("folder")) ?? "inbox";
  const listed = useMemo(() => matching(emails, { search, filter }), [emails, search, filter]);
  const counts = useMemo(() => countsOf(emails), [emails]);
  const { chosen, select, close, hrefOf: emailHref } = useSelection(emails, listed);
  const { checkAll, ...checks } = useChecks(listed);
  const { changeAll } = emailActions(useDeskStore());
  const leave = useLeave({ listed, chosen, select, close });
  const searchField = useRef<HTMLInputElement>(null);
  const asked = params.get("to") ?? "";
  const to = (next: EmailFilter) => ({
    folder: next === "inbox" ? undefined : next,
    id: undefined,
  });

  return {
    emails,
    people,
    askedFor: isAddress(asked) ? asked : undefined,
    listed,
    counts,
    chosen,
    filter,
    filterHref: (next) => hrefOf(to(next)),
    setFilter(next) {
      checkAll(false);
      go(to(next), true);
    },
    search,
    setSearch,
    searchField,
    showAll() {
      setSearch("");
      go({ search: undefined }, false);
    },
    hrefOf: emailHref,
    select,
    close,
    ...checks,
    checkAll,
    setMark: (of, mark, isSet) => void changeAll(of, () => ({ [mark]: isSet })),
    setUnread: (of, isUnread) => void changeAll(of, () => ({ unread: isUnread })),
    toggleTrash(of) {
      const words = of.every(({ trash }) => trash) ? "restored" : "deleted";
      leave(of);
      checkAll(false);
      showUndo(t(words, { count: of.length }), changeAll(of, trashToggled));
    },
    move(of, target) {
      leave(of);
      checkAll(false);
      showUndo(
        t(target === "trash" ? "deleted" : "moved", { count: of.length }),
        changeAll(of, () => movedTo(target)),
      );
    },
    ...useWriting({ emails, people, chosen, select, close, showUndo }),
  };
}
