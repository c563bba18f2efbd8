import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { doneSchema } from "@/lib/calls/form";

export const signOutCalls = {
  signOut: {
    method: "POST",
    path: "/api/auth/sign-out",
    who: "anyone",
    does: "Ends this browser's session.",
    body: z.object({}),
    answers: { 200: doneSchema, 303: null },
  },
} as const satisfies Calls;
