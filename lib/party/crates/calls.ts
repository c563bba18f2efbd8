import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { cratesSchema, foundTracksSchema, newCratesSchema, tracksQuerySchema } from "./schema";

/** The calls about which part of the library an event is played from. */
export const crateCalls = {
  get: {
    method: "GET",
    path: "/api/dj/events/{id}/crates",
    who: "dj",
    does: "Returns tonight's crates and the playlists of the event's owner to choose them from.",
    params: idParamsSchema,
    answers: { 200: cratesSchema },
    fails: ["not_found"],
  },
  put: {
    method: "PUT",
    path: "/api/dj/events/{id}/crates",
    who: "dj",
    does: "Chooses tonight's crates: the whole library or some playlists, and those shown as ideas.",
    params: idParamsSchema,
    body: newCratesSchema,
    answers: { 200: cratesSchema },
    fails: ["not_found"],
  },
  search: {
    method: "GET",
    path: "/api/dj/events/{id}/tracks",
    who: "dj",
    does: "Lists up to ten tracks of the event's owner that match what a DJ types.",
    params: idParamsSchema,
    query: tracksQuerySchema,
    answers: { 200: foundTracksSchema },
    fails: ["not_found"],
  },
} as const satisfies Calls;
