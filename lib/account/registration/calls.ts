import type { Calls } from "@/lib/calls/call";
import { doneSchema } from "@/lib/calls/form";
import { confirmationSchema, registrationSchema } from "./schema";

/** The calls that create and confirm an account. */
export const registrationCalls = {
  register: {
    method: "POST",
    path: "/api/auth/register",
    who: "anyone",
    does: "Creates an account and mails a link that confirms its address.",
    body: registrationSchema,
    answers: { 200: doneSchema, 303: null },
    fails: ["too_fast"],
  },
  confirmAgain: {
    method: "POST",
    path: "/api/auth/confirmation",
    who: "anyone",
    does: "Resends the link that confirms a new account.",
    body: confirmationSchema,
    answers: { 200: doneSchema, 303: null },
    fails: ["too_fast"],
  },
} as const satisfies Calls;
