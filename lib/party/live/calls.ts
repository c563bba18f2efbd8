import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { codeParamsSchema } from "@/lib/party/events/schema";
import { cursorQuerySchema } from "./cursor";

/** The event streams of an event's changes. `Last-Event-ID` replays missed changes. */
export const liveCalls = {
  guest: {
    method: "GET",
    path: "/api/events/{code}/live",
    who: "guest",
    does: "Streams each change of the event as it happens.",
    params: codeParamsSchema,
    query: cursorQuerySchema,
    answers: { 200: "text/event-stream" },
    fails: ["not_found"],
  },
  dj: {
    method: "GET",
    path: "/api/dj/events/{id}/live",
    who: "dj",
    does: "Streams each change of the event as its DJs see it.",
    params: idParamsSchema,
    query: cursorQuerySchema,
    answers: { 200: "text/event-stream" },
    fails: ["not_found"],
  },
} as const satisfies Calls;
