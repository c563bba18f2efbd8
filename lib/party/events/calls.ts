import { z } from "zod/mini";
import { addressOf } from "@/lib/calls/address";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { djEventSchema, eventChangeSchema, listedEventSchema, newEventSchema } from "./schema";

const eventAnswerSchema = z.object({ event: djEventSchema });

/** The calls about a DJ's events and their settings. They answer 404 for somebody else's event. */
export const eventCalls = {
  list: {
    method: "GET",
    path: "/api/dj/events",
    who: "dj",
    does: "Lists the DJ's own events and those shared with them, with their role.",
    answers: { 200: z.object({ events: z.array(listedEventSchema) }) },
  },
  create: {
    method: "POST",
    path: "/api/dj/events",
    who: "dj",
    does: "Creates an event.",
    body: newEventSchema,
    answers: { 201: eventAnswerSchema },
    fails: ["too_many"],
  },
  update: {
    method: "PATCH",
    path: "/api/dj/events/{id}",
    who: "dj",
    does: "Changes an event or its settings.",
    params: idParamsSchema,
    body: eventChangeSchema,
    answers: { 200: eventAnswerSchema },
    fails: ["not_found"],
  },
  remove: {
    method: "DELETE",
    path: "/api/dj/events/{id}",
    who: "dj",
    does: "Removes an event with everything in it.",
    params: idParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
} as const satisfies Calls;

export const djEventsKey = addressOf(eventCalls.list);
export const djEventKey = (id: string) => addressOf(eventCalls.update, { params: { id } });
