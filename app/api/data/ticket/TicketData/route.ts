import { dataRoute } from "@/lib/http/data-route";
import { ticketCalls } from "@/lib/tickets/schema";
import { listTickets } from "@/lib/tickets/service";

export const GET = dataRoute(ticketCalls.list, listTickets);
