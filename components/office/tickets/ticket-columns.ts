import type { ColumnSort } from "@/components/office/desk/use-sorted-pages";
import { dayOf, type ListedTicket } from "@/lib/office/tickets/rules";
import { ticketStatuses } from "@/lib/office/tickets/schema";

export const ticketColumns = ["number", "title", "status", "agent", "date"] as const;
export type TicketColumn = (typeof ticketColumns)[number];
export type TicketSort = ColumnSort<TicketColumn>;

export const NEWEST_FIRST: TicketSort = { column: "date", isDescending: true };

/** Tickets that are equal in what they are sorted by stand newest first. */
export const TIES: readonly TicketSort[] = [NEWEST_FIRST, { column: "number", isDescending: true }];

/** What each column sorts by. */
export const ticketValues: Record<TicketColumn, (ticket: ListedTicket) => string | number> = {
  number: ({ Id }) => Id,
  title: ({ ticketTitle }) => ticketTitle,
  status: ({ Status }) => ticketStatuses.indexOf(Status),
  agent: ({ AgentName }) => AgentName,
  date: dayOf,
};
