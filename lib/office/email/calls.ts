import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { emailSchema } from "./schema";

/** The sample mailbox. */
export const emailCalls = {
  list: {
    method: "GET",
    path: "/api/data/email/EmailData",
    who: "anyone",
    does: "Lists the mails of every folder, newest first.",
    answers: { 200: z.array(emailSchema) },
  },
} as const satisfies Calls;
