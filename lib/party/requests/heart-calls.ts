import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema, idSchema } from "@/lib/calls/params";
import { codeParamsSchema } from "@/lib/party/events/schema";

const songParamsSchema = z.extend(codeParamsSchema, { id: idSchema });

/** How many guests love what plays; null while nothing does. */
export const heartsSchema = z.object({ requestId: z.nullable(z.string()), hearts: z.int() });
export type Hearts = z.infer<typeof heartsSchema>;

const fails = ["not_found", "conflict", "banned"] as const;

/** The calls by which guests show that they love what plays. */
export const heartCalls = {
  give: {
    method: "PUT",
    path: "/api/events/{code}/requests/{id}/heart",
    who: "guest",
    does: "Gives the guest's heart to the playing song.",
    params: songParamsSchema,
    answers: { 204: null },
    fails,
  },
  takeBack: {
    method: "DELETE",
    path: "/api/events/{code}/requests/{id}/heart",
    who: "guest",
    does: "Takes the guest's heart for the playing song back.",
    params: songParamsSchema,
    answers: { 204: null },
    fails,
  },
} as const satisfies Calls;

/** How a DJ sees how the floor takes a song. Nobody else sees it while it plays. */
export const djHeartCalls = {
  get: {
    method: "GET",
    path: "/api/dj/events/{id}/hearts",
    who: "dj",
    does: "Says how many guests love the playing song.",
    params: idParamsSchema,
    answers: { 200: heartsSchema },
    fails: ["not_found"],
  },
} as const satisfies Calls;
