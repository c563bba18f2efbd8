import { ticketCalls } from "@/lib/office/tickets/calls";
import { listTickets } from "@/lib/office/tickets/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const GET = fixtureRoute(ticketCalls.list, listTickets);
