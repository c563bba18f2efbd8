import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { ticketSchema } from "./schema";

export const ticketCalls = {
  list: {
    method: "GET",
    path: "/api/data/ticket/TicketData",
    who: "anyone",
    does: "The support tickets, newest first.",
    answers: { 200: z.array(ticketSchema) },
  },
} as const satisfies Calls;
