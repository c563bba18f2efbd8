import type { Calls } from "@/lib/calls/call";
import { verificationSchema } from "./schema";

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
