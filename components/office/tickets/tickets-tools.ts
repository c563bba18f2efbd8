import { createContext, use } from "react";
import type { ticketActions } from "@/lib/office/tickets/actions";
import type { ListedTicket } from "@/lib/office/tickets/rules";
import type { NewTicket, TicketStatus } from "@/lib/office/tickets/schema";
import type { TicketSort } from "./ticket-columns";

type Actions = ReturnType<typeof ticketActions>;

/** The tools that all parts of the tickets share. */
export type TicketsTools = {
  tickets: readonly ListedTicket[];
  /** Those that match status, agent and search, in no order. */
  listed: ListedTicket[];
  counts: Record<TicketStatus, number> & { total: number };
  agents: readonly string[];
  /** The ticket that the address names. */
  chosen: ListedTicket | undefined;
  status: TicketStatus | undefined;
  agent: string | undefined;
  search: string;
  setSearch: (search: string) => void;
  /** The address of a filtered list. */
  filterHref: (status: TicketStatus | undefined) => string;
  setStatus: (status: TicketStatus | undefined) => void;
  setAgent: (agent: string | undefined) => void;
  showAll: () => void;
  sort: TicketSort;
  setSort: (sort: TicketSort) => void;
  /** The page of the list, from 1. */
  page: number;
  pageHref: (page: number) => string;
  setPage: (page: number) => void;
  hrefOf: (id: number) => string;
  select: (id: number | undefined) => void;
  close: () => void;
  /** Opens the form for a new ticket. */
  openForm: () => void;
  /** Adds a ticket and opens it. */
  add: (ticket: NewTicket) => void;
  update: Actions["update"];
  /** With a toast that undoes it. */
  remove: (id: number) => void;
  addRemark: Actions["addRemark"];
  /** With a toast that undoes it. */
  removeRemark: (id: number) => void;
};

export const TicketsContext = createContext<TicketsTools | undefined>(undefined);

export function useTicketsTools() {
  const tools = use(TicketsContext);
  if (!tools) throw new Error("The tools of the tickets are read outside of their screen.");
  return tools;
}
