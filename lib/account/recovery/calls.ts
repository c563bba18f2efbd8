import { doneSchema } from "@/lib/account/auth/schema";
import type { Calls } from "@/lib/calls/call";
import { recoverySchema, resetSchema } from "./schema";

export const recoveryCalls = {
  recover: {
    method: "POST",
    path: "/api/auth/recover",
    who: "anyone",
    does: "Mails a link to a new password, if there is such an account.",
    body: recoverySchema,
    answers: { 200: doneSchema, 303: null },
    fails: ["too_fast"],
  },
  reset: {
    method: "POST",
    path: "/api/auth/reset-password",
    who: "anyone",
    does: "Sets a new password by a mailed link and ends every session.",
    body: resetSchema,
    answers: { 200: doneSchema, 303: null },
  },
} as const satisfies Calls;
