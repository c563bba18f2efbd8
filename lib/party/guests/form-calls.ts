import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { doneSchema } from "@/lib/calls/form";
import { idSchema } from "@/lib/calls/params";
import { codeSchema } from "@/lib/party/events/schema";
import { requestCalls } from "@/lib/party/requests/calls";
import { newRequestSchema } from "@/lib/party/requests/schema";

/** The request form of a browser without scripts. */
export const guestFormCalls = {
  submit: {
    method: "POST",
    path: "/requests/send",
    who: "guest",
    does: "Requests a song with a plain form, and redirects to the page.",
    body: z.extend(newRequestSchema, {
      event: codeSchema,
      /** The guest's own request that it replaces. */
      swap: z.exactOptional(idSchema),
    }),
    answers: { 200: doneSchema, 303: null },
    fails: requestCalls.submit.fails,
  },
  open: {
    method: "GET",
    path: "/requests/send",
    who: "anyone",
    does: "Redirects to the page with the form.",
    answers: { 303: null },
  },
} as const satisfies Calls;
