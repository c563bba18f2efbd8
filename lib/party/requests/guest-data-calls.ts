import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { stepAnswerSchema } from "./change-schema";
import {
  banChangeSchema,
  guestDataSchema,
  guestParamsSchema,
  knownGuestSchema,
} from "./guest-data-schema";

/** The calls of a DJ about single guests of an event. */
export const guestDataCalls = {
  list: {
    method: "GET",
    path: "/api/dj/events/{id}/guests",
    who: "dj",
    does: "Lists the guests who are banned, muted or trusted.",
    params: idParamsSchema,
    answers: { 200: z.object({ guests: z.array(knownGuestSchema) }) },
    fails: ["not_found"],
  },
  get: {
    method: "GET",
    path: "/api/dj/events/{id}/guests/{guest}",
    who: "dj",
    does: "Returns what is stored about one guest.",
    params: guestParamsSchema,
    answers: { 200: guestDataSchema },
    fails: ["not_found"],
  },
  erase: {
    method: "DELETE",
    path: "/api/dj/events/{id}/guests/{guest}",
    who: "dj",
    does: "Erases a guest's identity; what they asked for stays, anonymously.",
    params: guestParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
  ban: {
    method: "PUT",
    path: "/api/dj/events/{id}/guests/{guest}/ban",
    who: "dj",
    does: "Bans a guest, mutes them so that only DJs see their new requests, or lifts either.",
    params: guestParamsSchema,
    body: banChangeSchema,
    answers: { 200: stepAnswerSchema },
    fails: ["not_found", "conflict"],
  },
} as const satisfies Calls;
