import { useTranslations } from "next-intl";
import { startTransition, useCallback, useDeferredValue, useMemo } from "react";
import { focusItem } from "@/components/office/desk/focus-when-shown";
import { useLeave } from "@/components/office/desk/use-leave";
import { useSelection } from "@/components/office/desk/use-selection";
import { useAddress } from "@/components/ui/use-address";
import { useSearch } from "@/components/ui/use-search";
import { useSync } from "@/lib/client/effects/use-change";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { useShallowStable } from "@/lib/client/use-shallow-stable";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { contactActions } from "@/lib/office/contacts/actions";
import {
  type ContactFilter,
  type ContactOrder,
  contactFilters,
  contactOrders,
  countsOf,
  matching,
} from "@/lib/office/contacts/rules";
import type { Contact, Department, NewContact } from "@/lib/office/contacts/schema";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { draftOf, useDrafts } from "./use-drafts";
import { usePicks } from "./use-picks";

/** What is loaded when it is first needed. */
export type Parts = {
  /** Opens the form for a new contact. */
  openForm: () => void;
  openEditor: () => void;
  openDuplicates: () => void;
  importFiles: (files: readonly File[]) => void;
  /** Saves the contacts as a file. */
  exportContacts: (contacts: readonly Contact[]) => void;
};

/** The order that the address names. */
export function orderOf(params: URLSearchParams) {
  return contactOrders.find((known) => known === params.get("sort")) ?? "firstname";
}

/** The contacts that match filter and search. */
function useListed(contacts: readonly Contact[], filter: ContactFilter, search: string) {
  const t = useTranslations("contacts.filters");
  const searched = useDeferredValue(search);
  return useMemo(() => {
    const words = {
      Engineering: t("Engineering"),
      Support: t("Support"),
      Sales: t("Sales"),
    };
    return matching(contacts, { filter, search: searched, words });
  }, [contacts, filter, searched, t]);
}

/** Makes the tools of the contacts from the desk and the address. */
export function useTools(contacts: readonly Contact[], { openEditor, ...parts }: Parts) {
  const t = useTranslations("contacts");
  const showUndo = useUndoToast();
  const { params, hrefOf, go } = useAddress();
  const [search, setSearch] = useSearch();
  const filter = contactFilters.find((known) => known === params.get("filter")) ?? "show_all";
  const listed = useListed(contacts, filter, search);
  const counts = useMemo(() => countsOf(contacts), [contacts]);
  const opened = useSelection(contacts, listed);
  const { chosen, shown, select, reopen, close } = opened;
  const picks = usePicks(listed);
  const drafts = useDrafts();
  // The page was loaded again while this contact was in edit mode.
  useSync(shown?.id, () => shown && drafts.of(shown.id) && openEditor());
  const { add, update, remove } = contactActions(useDeskStore());

  const leave = useLeave({ listed, open: shown, select, close, moveFocus: focusItem });

  const selection = useShallowStable({
    contacts,
    counts,
    /** The contact that the address names. */
    chosen,
    /** The contact in the pane: on wide screens the first one when none is chosen. */
    shown,
    hrefOf: opened.hrefOf,
    departmentText: useCallback(
      (department: Department | "") => (department ? t(`filters.${department}`) : ""),
      [t],
    ),
    /** What is being written into the contacts that are in edit mode. */
    drafts,
  });
  const list = useShallowStable({
    /** Those that match filter and search. */
    listed,
    filter,
    /** The address of a filtered list. */
    filterHref: useCallback((next: ContactFilter) => hrefOf(inAddress(next)), [hrefOf]),
    order: orderOf(params),
    /** The contacts that are ticked, to do something with all of them. */
    picks,
  });
  const actions = useStableActions({
    ...parts,
    setSearch,
    setFilter: (next: ContactFilter) => go(inAddress(next), true),
    showAll() {
      setSearch("");
      go({ filter: undefined, search: undefined }, false);
    },
    setOrder: (order: ContactOrder) =>
      go({ sort: order === "firstname" ? undefined : order }, false),
    select: (id: number) => select(id),
    close,
    /** Adds a contact and opens it. */
    add(contact: NewContact) {
      const id = add(contact);
      setSearch("");
      go({ id, search: undefined, filter: undefined }, !chosen);
    },
    /** Puts a contact into edit mode. */
    edit(contact: Contact) {
      startTransition(() => drafts.keep(contact, draftOf(contact)));
      openEditor();
    },
    update,
    /** With a toast that undoes it. */
    async remove(gone: readonly Contact[]) {
      leave(gone);
      // The neighbour opens first, or the first contact of the list would be shown in between.
      await yieldToPaint();
      const undo = remove(...gone.map(({ id }) => id));
      function handleUndo() {
        undo();
        if (shown && gone.includes(shown)) reopen(shown.id);
      }
      showUndo(t("deleted", { count: gone.length }), handleUndo);
    },
  });
  return { search, selection, filter: list, actions };
}

function inAddress(filter: ContactFilter) {
  return { filter: filter === "show_all" ? undefined : filter };
}
