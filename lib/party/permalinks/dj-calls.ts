import { z } from "zod/mini";
import { addressOf } from "@/lib/calls/address";
import type { Calls } from "@/lib/calls/call";
import { newPermalinkSchema, permalinkSchema } from "./dj-schema";
import { permalinkParamsSchema } from "./schema";

/** A DJ's calls about the link that always leads to their event, whichever that is. */
export const djPermalinkCalls = {
  own: {
    method: "GET",
    path: "/api/dj/permalink",
    who: "dj",
    does: "Returns the DJ's permanent link with its former names, and where it leads.",
    answers: { 200: permalinkSchema },
  },
  choose: {
    method: "PUT",
    path: "/api/dj/permalink",
    who: "holder",
    does: "Gives the DJ's permanent link this name. The former name keeps working.",
    body: newPermalinkSchema,
    answers: { 200: permalinkSchema },
    fails: ["conflict", "too_fast"],
  },
  check: {
    method: "GET",
    path: "/api/dj/permalink/{name}",
    who: "dj",
    does: "Returns whether the DJ can have this name, and how addresses spell it.",
    params: permalinkParamsSchema,
    answers: { 200: z.object({ name: z.string(), isFree: z.boolean() }) },
  },
  giveUp: {
    method: "DELETE",
    path: "/api/dj/permalink/{name}",
    who: "holder",
    does: "Releases a former name. After a waiting period, somebody else may take it.",
    params: permalinkParamsSchema,
    answers: { 200: permalinkSchema },
    fails: ["not_found"],
  },
} as const satisfies Calls;

export const permalinkKey = addressOf(djPermalinkCalls.own);
