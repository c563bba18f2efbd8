import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { newWallSchema, ownWallSchema, wallParamsSchema, wallSchema } from "./schema";

/** The calls of a screen that shows an event, and of the DJs who connect it. */
export const wallCalls = {
  own: {
    method: "GET",
    path: "/api/wall",
    who: "anyone",
    does: "Returns the event that a screen shows; the screen is known by its cookie.",
    answers: { 200: ownWallSchema },
  },
  pair: {
    method: "POST",
    path: "/api/wall",
    who: "anyone",
    does: "Gives a screen a code with which a DJ connects it. Asking again returns the same code.",
    answers: { 200: ownWallSchema },
    fails: ["too_fast"],
  },
  list: {
    method: "GET",
    path: "/api/dj/events/{id}/walls",
    who: "dj",
    does: "Lists the screens that show the event.",
    params: idParamsSchema,
    answers: { 200: z.object({ walls: z.array(wallSchema) }) },
    fails: ["not_found", "forbidden"],
  },
  connect: {
    method: "POST",
    path: "/api/dj/events/{id}/walls",
    who: "dj",
    does: "Connects the screen that shows this code to the event.",
    params: idParamsSchema,
    body: newWallSchema,
    answers: { 201: z.object({ wall: wallSchema }) },
    fails: ["not_found", "forbidden", "too_fast"],
  },
  disconnect: {
    method: "DELETE",
    path: "/api/dj/events/{id}/walls/{wallId}",
    who: "dj",
    does: "Disconnects a screen, which then shows a new code.",
    params: wallParamsSchema,
    answers: { 204: null },
    fails: ["not_found", "forbidden"],
  },
} as const satisfies Calls;
