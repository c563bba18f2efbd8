import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { ticketSchema } from "./schema";

/** The sample support tickets. */
export const ticketCalls = {
  list: {
    method: "GET",
    path: "/api/data/ticket/TicketData",
    who: "anyone",
    does: "Lists the support tickets, newest first.",
    answers: { 200: z.array(ticketSchema) },
  },
} as const satisfies Calls;
