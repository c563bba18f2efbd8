import type { Calls } from "@/lib/calls/call";
import { doneSchema } from "@/lib/calls/form";
import { recoverySchema, resetSchema } from "./schema";

/** The calls that replace a forgotten password. */
export const recoveryCalls = {
  recover: {
    method: "POST",
    path: "/api/auth/recover",
    who: "anyone",
    does: "Mails a link for a new password if the account exists.",
    body: recoverySchema,
    answers: { 200: doneSchema, 303: null },
    fails: ["too_fast"],
  },
  reset: {
    method: "POST",
    path: "/api/auth/reset-password",
    who: "anyone",
    does: "Sets a new password with a mailed link, ends every other session, forgets all remembered browsers and signs in.",
    body: resetSchema,
    answers: { 200: doneSchema, 303: null },
    fails: ["too_fast"],
  },
} as const satisfies Calls;
