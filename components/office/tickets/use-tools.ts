import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { useAddress } from "@/components/office/desk/use-address";
import { useSearch } from "@/components/office/desk/use-search";
import { useSelection } from "@/components/office/desk/use-selection";
import { sortIn, sortText } from "@/components/office/desk/use-sorted-pages";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { ticketActions } from "@/lib/office/tickets/actions";
import { agentsOf, countsOf, type ListedTicket, matching } from "@/lib/office/tickets/rules";
import { ticketStatuses } from "@/lib/office/tickets/schema";
import { NEWEST_FIRST, ticketColumns } from "./ticket-columns";
import type { TicketsTools } from "./tickets-tools";

/** Makes the tools of the tickets from the desk and the address. */
export function useTools(
  tickets: readonly ListedTicket[],
  openForm: TicketsTools["openForm"],
): TicketsTools {
  const t = useTranslations("tickets");
  const showUndo = useUndoToast();
  const { params, hrefOf, go } = useAddress();
  const [search, setSearch] = useSearch();
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
  const { chosen, select, reopen, close, hrefOf: ticketHref } = useSelection(tickets, listed);
  const { add, update, remove, addRemark, removeRemark } = ticketActions(useDeskStore());

  return {
    tickets,
    listed,
    counts,
    agents,
    chosen,
    status,
    agent,
    search,
    // What is typed starts at the first page again.
    setSearch(next) {
      setSearch(next);
      if (params.has("page")) go({ page: undefined }, false);
    },
    filterHref: (next) => hrefOf({ status: next, page: undefined }),
    setStatus: (next) => go({ status: next, page: undefined }, true),
    setAgent: (next) => go({ agent: next, page: undefined }, true),
    showAll() {
      setSearch("");
      go({ status: undefined, agent: undefined, search: undefined, page: undefined }, false);
    },
    sort: sortIn(params.get("sort"), ticketColumns, NEWEST_FIRST),
    setSort: (next) => go({ sort: sortText(next, NEWEST_FIRST), page: undefined }, false),
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
    pageHref: (page) => hrefOf({ page: page > 1 ? page : undefined }),
    setPage: (page) => go({ page: page > 1 ? page : undefined }, true),
    hrefOf: ticketHref,
    select,
    close,
    openForm,
    add(ticket) {
      const known = tickets.find(({ AgentName }) => AgentName === ticket.AgentName);
      const id = add({ ...ticket, thumb: known?.thumb });
      setSearch("");
      go({ id, status: undefined, agent: undefined, search: undefined, page: undefined }, !chosen);
    },
    update,
    async remove(id) {
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
    removeRemark: (id) => showUndo(t("remarkDeleted"), removeRemark(id)),
  };
}
