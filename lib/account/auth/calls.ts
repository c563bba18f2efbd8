import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { frameSchema, nextSchema } from "./schema";

/** The query of a mailed link that confirms an address. */
const verificationSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(2048)),
  frame: frameSchema,
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
