import { z } from "zod/mini";
import { linkTokenSchema } from "@/lib/account/links/schema";
import type { Calls } from "@/lib/calls/call";
import { frameSchema, nextSchema } from "./schema";

/** The query of a mailed link that confirms an address. A damaged link leads to the same page as an expired one. */
const verificationSchema = z.object({
  token: z.catch(linkTokenSchema, ""),
  frame: z.catch(frameSchema, "side"),
  next: nextSchema,
});
export type Verification = z.infer<typeof verificationSchema>;

/** The call behind the mailed link that confirms an address. */
export const authCalls = {
  verifyEmail: {
    method: "GET",
    path: "/api/auth/verify-email",
    who: "anyone",
    does: "Confirms the address to which a link was mailed.",
    query: verificationSchema,
    answers: { 303: null },
  },
} as const satisfies Calls;
