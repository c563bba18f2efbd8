import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { doneSchema } from "@/lib/calls/form";
import { idSchema } from "@/lib/calls/params";
import { codeSchema } from "@/lib/party/events/schema";
import { requestCalls } from "@/lib/party/requests/calls";
import { listQuerySchema } from "@/lib/party/requests/list-schema";
import { promiseCalls } from "@/lib/party/requests/promise-calls";
import { newRequestSchema } from "@/lib/party/requests/schema";

/** A request of the list, and the view of the list to return to. */
const chosenSchema = z.extend(z.pick(listQuerySchema, { filter: true, search: true, page: true }), {
  event: codeSchema,
  id: idSchema,
});

/** The forms of a browser without scripts. */
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
  back: {
    method: "POST",
    path: "/requests/back",
    who: "guest",
    does: "Votes for a request with a plain form, and redirects to the page.",
    body: chosenSchema,
    answers: { 200: doneSchema, 303: null },
    fails: requestCalls.back.fails,
  },
  takeBack: {
    method: "POST",
    path: "/requests/take-back",
    who: "guest",
    does: "Takes a vote or a request back with a plain form, and redirects to the page.",
    body: chosenSchema,
    answers: { 200: doneSchema, 303: null },
    fails: requestCalls.takeBack.fails,
  },
  postpone: {
    method: "POST",
    path: "/requests/not-now",
    who: "guest",
    does: "Lets another song go before the guest's own with a plain form, and redirects to the page.",
    body: chosenSchema,
    answers: { 200: doneSchema, 303: null },
    fails: promiseCalls.postpone.fails,
  },
  open: {
    method: "GET",
    path: "/requests/send",
    who: "anyone",
    does: "Redirects to the page with the form.",
    answers: { 303: null },
  },
} as const satisfies Calls;
