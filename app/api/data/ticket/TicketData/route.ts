import { ticketCalls } from "@/lib/office/tickets/calls";
import { listTickets } from "@/lib/office/tickets/service";
import { fixtureRoute } from "@/lib/server/fixture-route";
import { languageOf } from "@/lib/shell/customizer/service";

export const GET = fixtureRoute(ticketCalls.list, (_, { headers }) =>
  listTickets(languageOf(headers)),
);
