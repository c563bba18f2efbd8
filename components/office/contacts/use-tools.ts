import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { startTransition, useDeferredValue, useMemo } from "react";
import { focusItem } from "@/components/office/desk/focus-when-shown";
import { useAddress } from "@/components/office/desk/use-address";
import { useSearch } from "@/components/office/desk/use-search";
import { useSelection } from "@/components/office/desk/use-selection";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { contactActions } from "@/lib/office/contacts/actions";
import {
  type ContactFilter,
  contactFilters,
  contactOrders,
  countsOf,
  matching,
} from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import { useDeskStore } from "@/lib/office/desk/hooks";
import type { ContactsTools, Typing } from "./contacts-tools";
import { draftOf, useDrafts } from "./use-drafts";
import { usePicks } from "./use-picks";

/** What is loaded when it is first needed. */
type Parts = Pick<
  ContactsTools,
  "openForm" | "openDuplicates" | "importFiles" | "exportContacts"
> & { openEditor: () => void };

/** The order that the address names. */
export function orderOf(params: URLSearchParams) {
  return contactOrders.find((known) => known === params.get("sort")) ?? "firstname";
}

/** Makes the tools of the contacts from the desk and the address. */
export function useTools(contacts: readonly Contact[], parts: Parts): ContactsTools & Typing {
  const { openForm, openEditor, openDuplicates, importFiles, exportContacts } = parts;
  const t = useTranslations("contacts");
  const showUndo = useUndoToast();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const { params, hrefOf, go } = useAddress();
  const [search, setSearch] = useSearch();
  const searched = useDeferredValue(search);
  const filter = contactFilters.find((known) => known === params.get("filter")) ?? "show_all";
  const listed = useMemo(() => {
    const words = {
      Engineering: t("filters.Engineering"),
      Support: t("filters.Support"),
      Sales: t("filters.Sales"),
    };
    return matching(contacts, { filter, search: searched, words });
  }, [contacts, filter, searched, t]);
  const counts = useMemo(() => countsOf(contacts), [contacts]);
  const {
    chosen,
    shown,
    select,
    reopen,
    close,
    hrefOf: contactHref,
  } = useSelection(contacts, listed);
  const picks = usePicks(listed);
  const drafts = useDrafts();
  const { add, update, remove } = contactActions(useDeskStore());
  const inAddress = (next: ContactFilter) => ({ filter: next === "show_all" ? undefined : next });

  /** A phone returns to the list; elsewhere the neighbour opens. */
  function leave(gone: readonly Contact[]) {
    if (!shown || !gone.includes(shown)) return;
    if (isPhone) return close();
    const stays = (contact: Contact) => !gone.includes(contact);
    const index = listed.indexOf(shown);
    const next = listed.slice(index).find(stays) ?? listed.slice(0, index).findLast(stays);
    select(next?.id, false);
    focusItem(next?.id);
  }

  return {
    contacts,
    listed,
    counts,
    chosen,
    shown,
    filter,
    search,
    setSearch,
    filterHref: (next) => hrefOf(inAddress(next)),
    setFilter: (next) => go(inAddress(next), true),
    showAll() {
      setSearch("");
      go({ filter: undefined, search: undefined }, false);
    },
    order: orderOf(params),
    setOrder: (order) => go({ sort: order === "firstname" ? undefined : order }, false),
    departmentText: (department) => (department ? t(`filters.${department}`) : ""),
    hrefOf: contactHref,
    select: (id) => select(id),
    close,
    picks,
    drafts,
    openForm,
    openDuplicates,
    importFiles,
    exportContacts,
    add(contact) {
      const id = add(contact);
      setSearch("");
      go({ id, search: undefined, filter: undefined }, !chosen);
    },
    edit(contact) {
      startTransition(() => drafts.keep(contact.id, draftOf(contact)));
      openEditor();
    },
    update,
    async remove(gone) {
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
  };
}
