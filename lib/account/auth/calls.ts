import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { frameSchema, nextSchema } from "./schema";

/** What a mailed link carries that confirms its reader's address. */
const verificationSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(2048)),
  frame: frameSchema,
  next: nextSchema,
});
export type Verification = z.infer<typeof verificationSchema>;

export const authCalls = {
  verifyEmail: {
    method: "GET",
    path: "/api/auth/verify-email",
    who: "anyone",
    does: "Confirms the address that a mailed link was sent to.",
    query: verificationSchema,
    answers: { 303: null },
  },
} as const satisfies Calls;
