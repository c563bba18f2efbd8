import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useMemo } from "react";
import { useSelection } from "@/components/office/desk/use-selection";
import { pageIn, pageText, sortIn, sortText } from "@/components/office/desk/use-sorted-pages";
import { useAddress } from "@/components/ui/use-address";
import { useSearch } from "@/components/ui/use-search";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { useShallowStable } from "@/lib/client/use-shallow-stable";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { ticketActions } from "@/lib/office/tickets/actions";
import { agentsOf, countsOf, type ListedTicket, matching } from "@/lib/office/tickets/rules";
import { type NewTicket, type TicketStatus, ticketStatuses } from "@/lib/office/tickets/schema";
import { NEWEST_FIRST, type TicketSort, ticketColumns } from "./ticket-columns";

/** The tickets that match search, agent and status, and how many there are of each status. */
function useListed(tickets: readonly ListedTicket[], search: string, params: URLSearchParams) {
  const searched = useDeferredValue(search);
  const status = ticketStatuses.find((known) => known === params.get("status"));
  const agents = useMemo(() => agentsOf(tickets), [tickets]);
  const agent = agents.find((name) => name === params.get("agent"));
  const found = useMemo(
    () => matching(tickets, { search: searched, agent, status: undefined }),
    [tickets, searched, agent],
  );
  const listed = useMemo(
    () => matching(found, { search: "", agent: undefined, status }),
    [found, status],
  );
  const counts = useMemo(() => ({ ...countsOf(found), total: found.length }), [found]);
  return { status, agents, agent, listed, counts };
}

/** Makes the tools of the tickets from the desk and the address. */
export function useTools(tickets: readonly ListedTicket[], openForm: () => void) {
  const t = useTranslations("tickets");
  const showUndo = useUndoToast();
  const { params, hrefOf, go } = useAddress();
  const [search, setSearch] = useSearch();
  const { status, agents, agent, listed, counts } = useListed(tickets, search, params);
  const { chosen, select, reopen, close, hrefOf: ticketHref } = useSelection(tickets, listed);
  const { add, update, remove, addRemark, removeRemark } = ticketActions(useDeskStore());

  const sorted = params.get("sort");
  const selection = useShallowStable({
    tickets,
    agents,
    /** The ticket that the address names. */
    chosen,
    hrefOf: ticketHref,
  });
  const filter = useShallowStable({
    /** Those that match status, agent and search, in no order. */
    listed,
    counts,
    status,
    agent,
    search,
    sort: useMemo(() => sortIn(sorted, ticketColumns, NEWEST_FIRST), [sorted]),
    /** The page of the list, from 1. */
    page: pageIn(params.get("page")),
    /** The address of a filtered list. */
    filterHref: useCallback(
      (next: TicketStatus | undefined) => hrefOf({ status: next, page: undefined }),
      [hrefOf],
    ),
    pageHref: useCallback((page: number) => hrefOf({ page: pageText(page) }), [hrefOf]),
  });
  const actions = useStableActions({
    // What is typed starts at the first page again.
    setSearch(next: string) {
      setSearch(next);
      if (params.has("page")) go({ page: undefined }, false);
    },
    setStatus: (next: TicketStatus | undefined) => go({ status: next, page: undefined }, true),
    setAgent: (next: string | undefined) => go({ agent: next, page: undefined }, true),
    showAll() {
      setSearch("");
      go({ status: undefined, agent: undefined, search: undefined, page: undefined }, false);
    },
    setSort: (next: TicketSort) =>
      go({ sort: sortText(next, NEWEST_FIRST), page: undefined }, false),
    setPage: (page: number) => go({ page: pageText(page) }, true),
    select: (id: number | undefined) => select(id),
    close,
    /** Opens the form for a new ticket. */
    openForm,
    /** Adds a ticket and opens it. */
    add(ticket: NewTicket) {
      const known = tickets.find(({ AgentName }) => AgentName === ticket.AgentName);
      const id = add({ ...ticket, thumb: known?.thumb });
      setSearch("");
      go({ id, status: undefined, agent: undefined, search: undefined, page: undefined }, !chosen);
    },
    update,
    /** With a toast that undoes it. */
    async remove(id: number) {
      if (id === chosen?.id) close();
      // The table has its full width again first.
      await yieldToPaint();
      const undo = remove(id);
      showUndo(t("deleted"), () => {
        undo();
        reopen(id);
      });
    },
    addRemark,
    /** With a toast that undoes it. */
    removeRemark: (id: number) => showUndo(t("remarkDeleted"), removeRemark(id)),
  });
  return { selection, filter, actions };
}
