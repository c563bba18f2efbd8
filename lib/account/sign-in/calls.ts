import { doneSchema } from "@/lib/account/auth/schema";
import type { Calls } from "@/lib/calls/call";
import { signInSchema, signOutSchema } from "./schema";

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
  signOut: {
    method: "POST",
    path: "/api/auth/sign-out",
    who: "anyone",
    does: "Ends this browser's session.",
    body: signOutSchema,
    answers: { 200: doneSchema, 303: null },
  },
} as const satisfies Calls;
