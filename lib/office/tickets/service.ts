import "server-only";
import { buildTickets } from "@/data/tickets";
import type { Ticket } from "./schema";

const items: Ticket[] = buildTickets();

/** Always the same list: what a visitor changes stays on their device. */
export function listTickets() {
  return items;
}
