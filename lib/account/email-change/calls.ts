import type { Calls } from "@/lib/calls/call";
import { emailChangeSchema, emailConfirmationSchema } from "./schema";

/** The calls that give the signed-in DJ's account another address. */
export const emailChangeCalls = {
  ask: {
    method: "POST",
    path: "/api/dj/account/email",
    who: "holder",
    does: "Mails a link to the new address, which takes effect when the owner confirms it.",
    body: emailChangeSchema,
    answers: { 204: null },
    fails: ["too_fast"],
  },
  confirm: {
    method: "PUT",
    path: "/api/dj/account/email",
    who: "holder",
    does: "Confirms the new address by the mailed link; with two-factor sign-in it also takes a code.",
    body: emailConfirmationSchema,
    answers: { 204: null },
    fails: ["not_found", "conflict", "too_fast"],
  },
} as const satisfies Calls;
