import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { insightsQuerySchema, insightsSchema, nightsQuerySchema, nightsSchema } from "./schema";

/** The figures of a DJ's nights. They are counted from what is stored, and name no guest. */
export const insightCalls = {
  get: {
    method: "GET",
    path: "/api/dj/events/{id}/insights",
    who: "dj",
    does: "Returns a night's figures: what was asked for, what became of it, when, and how fast.",
    params: idParamsSchema,
    query: insightsQuerySchema,
    answers: { 200: insightsSchema },
    fails: ["not_found"],
  },
  nights: {
    method: "GET",
    path: "/api/dj/insights",
    who: "dj",
    does: "Compares the DJ's latest nights on which somebody asked for a song, newest first.",
    query: nightsQuerySchema,
    answers: { 200: nightsSchema },
  },
} as const satisfies Calls;
