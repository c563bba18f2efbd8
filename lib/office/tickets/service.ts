import "server-only";
import { buildTickets } from "@/data/tickets";
import type { Ticket } from "./schema";

const items: Ticket[] = buildTickets();

/** Lists the sample data. The visitor's changes stay on the device. */
export function listTickets() {
  return items;
}
