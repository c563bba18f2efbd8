import { ticketCalls } from "@/lib/office/tickets/schema";
import { listTickets } from "@/lib/office/tickets/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(ticketCalls.list, listTickets);
