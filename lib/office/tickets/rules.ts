import { foldText } from "@/lib/text/fold";
import { type Ticket, type TicketStatus, ticketStatuses } from "./schema";

/** A ticket as the list shows it: with the name that every list of the back office gives an id. */
export type ListedTicket = Ticket & { id: number };

/** The largest id of the samples, which are numbered by hand. */
const LAST_SAMPLE = 2000;
const NUMBERS = 100_000;

/** The number by which people speak of a ticket. Ids of added tickets are too long for that: their end will do. */
export function numberOf({ Id }: Pick<Ticket, "Id">) {
  return Id <= LAST_SAMPLE ? String(Id) : String(NUMBERS + (Id % NUMBERS));
}

/** The day of a ticket as `2026-11-22`, so that days compare as text; its own format begins with the month. */
export function dayOf({ Date: date }: Pick<Ticket, "Date">) {
  const [month, day, year] = date.split("-");
  return `${year}-${month}-${day}`;
}

/** A day as tickets write it: month-day-year, on the visitor's own calendar. */
export function ticketDate(day: Date) {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(day.getMonth() + 1)}-${two(day.getDate())}-${day.getFullYear()}`;
}

export type TicketFilter = {
  search: string;
  status: TicketStatus | undefined;
  agent: string | undefined;
};

/** The tickets of a status and an agent that contain every word of the search, whatever its case and accents. */
export function matching<T extends Ticket>(tickets: readonly T[], filter: TicketFilter) {
  const { status, agent } = filter;
  const words = foldText(filter.search).split(" ").filter(Boolean);
  return tickets.filter((ticket) => {
    if (status && ticket.Status !== status) return false;
    if (agent && ticket.AgentName !== agent) return false;
    if (words.length === 0) return true;
    const { ticketTitle, ticketDescription, AgentName } = ticket;
    const text = foldText([numberOf(ticket), ticketTitle, ticketDescription, AgentName].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** How many tickets each status has. */
export function countsOf(tickets: readonly Ticket[]) {
  const of = (status: TicketStatus) => tickets.filter(({ Status }) => Status === status).length;
  return Object.fromEntries(ticketStatuses.map((status) => [status, of(status)])) as Record<
    TicketStatus,
    number
  >;
}

/** The agents of these tickets, each once, in the order of the alphabet. */
export function agentsOf(tickets: readonly Ticket[]) {
  return [...new Set(tickets.map(({ AgentName }) => AgentName))].sort((a, b) => a.localeCompare(b));
}
