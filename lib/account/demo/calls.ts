import type { Calls } from "@/lib/calls/call";
import { doneSchema } from "@/lib/calls/form";
import { enterDemoSchema } from "./schema";

/** The demo's sign-in. */
export const demoCalls = {
  enter: {
    method: "POST",
    path: "/api/auth/demo",
    who: "anyone",
    does: "Signs in as the demo's DJ.",
    body: enterDemoSchema,
    answers: { 200: doneSchema, 303: null },
    fails: ["not_found", "too_fast"],
  },
} as const satisfies Calls;
