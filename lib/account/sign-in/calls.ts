import type { Calls } from "@/lib/calls/call";
import { doneSchema } from "@/lib/calls/form";
import { signInSchema } from "./schema";

/** The calls that start and end a session. */
export const signInCalls = {
  signIn: {
    method: "POST",
    path: "/api/auth/sign-in",
    who: "anyone",
    does: "Signs a DJ in, or asks for the second factor.",
    body: signInSchema,
    answers: { 200: doneSchema, 303: null },
    fails: ["too_fast"],
  },
} as const satisfies Calls;
