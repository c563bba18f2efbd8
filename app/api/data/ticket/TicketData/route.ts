import { ticketCalls } from "@/lib/office/tickets/calls";
import { listTickets } from "@/lib/office/tickets/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(ticketCalls.list, listTickets);
