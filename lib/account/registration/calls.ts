import { doneSchema } from "@/lib/account/auth/schema";
import type { Calls } from "@/lib/calls/call";
import { registrationSchema, verificationSchema } from "./schema";

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
  verifyEmail: {
    method: "GET",
    path: "/api/auth/verify-email",
    who: "anyone",
    does: "Confirms the address to which a link was mailed.",
    query: verificationSchema,
    answers: { 303: null },
  },
} as const satisfies Calls;

export const registerKey = registrationCalls.register.path;
