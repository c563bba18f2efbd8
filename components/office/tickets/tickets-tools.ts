import { createSplitContext } from "@/lib/client/split-context";
import type { useTools } from "./use-tools";

/** What the parts of the tickets need: the open ticket, what the list shows, and what can be done. */
export const [TicketTools, useTicketTools] =
  createSplitContext<ReturnType<typeof useTools>>("TicketTools");
