import type { Calls } from "@/lib/calls/call";
import { codeParamsSchema } from "@/lib/party/events/schema";
import { newSubscriptionSchema, ownSubscriptionSchema } from "./schema";

/** The calls with which guests subscribe to news of their songs while the page is closed. */
export const subscriptionCalls = {
  get: {
    method: "GET",
    path: "/api/events/{code}/subscription",
    who: "guest",
    does: "Returns the key to subscribe with, and whether this guest is subscribed.",
    params: codeParamsSchema,
    answers: { 200: ownSubscriptionSchema },
    fails: ["not_found"],
  },
  save: {
    method: "PUT",
    path: "/api/events/{code}/subscription",
    who: "guest",
    does: "Subscribes this phone to news of the guest's own songs. Only known push services are accepted.",
    params: codeParamsSchema,
    body: newSubscriptionSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
  remove: {
    method: "DELETE",
    path: "/api/events/{code}/subscription",
    who: "guest",
    does: "Unsubscribes this guest on all of their phones.",
    params: codeParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
} as const satisfies Calls;
