import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { chatContactSchema } from "./schema";

/** The sample chat. */
export const chatCalls = {
  list: {
    method: "GET",
    path: "/api/data/chat/ChatData",
    who: "anyone",
    does: "Lists the chat contacts, each with the whole conversation.",
    answers: { 200: z.array(chatContactSchema) },
  },
} as const satisfies Calls;
