import { z } from "zod/mini";
import { addressOf } from "@/lib/calls/address";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { eventsQuerySchema, listedEventsSchema } from "./list-schema";
import { djEventSchema, eventChangeSchema, newEventSchema } from "./schema";

const eventAnswerSchema = z.object({ event: djEventSchema });

/** The calls about a DJ's events and their settings. They answer 404 for somebody else's event. */
export const eventCalls = {
  list: {
    method: "GET",
    path: "/api/dj/events",
    who: "dj",
    does: "Lists one page of the DJ's own events and those shared with them, with their role.",
    query: eventsQuerySchema,
    answers: { 200: listedEventsSchema },
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

/** The first page of the DJ's events, and those that are not over. */
export const djEventsKey = addressOf(eventCalls.list, { query: {} });
export const runningEventsKey = addressOf(eventCalls.list, { query: { filter: "running" } });
/** What reads every page keeps them under one key. */
export const allEventsKey = `${djEventsKey}?all`;
export const djEventKey = (id: string) => addressOf(eventCalls.update, { params: { id } });
