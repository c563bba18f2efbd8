import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { contactSchema } from "./schema";

/** The sample address book. */
export const contactCalls = {
  list: {
    method: "GET",
    path: "/api/data/contacts/ContactsData",
    who: "anyone",
    does: "Lists the contacts of the address book.",
    answers: { 200: z.array(contactSchema) },
  },
} as const satisfies Calls;
