import "server-only";
import { buildTickets } from "@/data/tickets";
import type { Ticket } from "./schema";

const items: Ticket[] = buildTickets();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listTickets() {
  return items;
}
