import { z } from "zod/mini";
import { names } from "@/lib/calls/call";
import { idSchema } from "@/lib/calls/params";
import { codeParamsSchema } from "@/lib/party/events/schema";
import { cursorQuerySchema } from "@/lib/party/live/cursor";
import { guestListSchema, listQuerySchema } from "@/lib/party/requests/list-schema";
import {
  guestEventSchema,
  guestRequestSchema,
  newRequestSchema,
  submissionAnswerSchema,
} from "@/lib/party/requests/schema";
import { suggestionQuerySchema, suggestionsSchema } from "@/lib/party/suggestions/schema";
import type { CoreCall } from "./core-call";

names.add(guestEventSchema, { id: "GuestEvent" });
names.add(guestRequestSchema, { id: "GuestRequest" });

const requestParamsSchema = z.extend(codeParamsSchema, { id: idSchema });
const backingAnswerSchema = z.object({ request: guestRequestSchema });

/** What a guest's phone may ask of an event. */
export const guestCalls: CoreCall[] = [
  {
    method: "GET",
    path: "/api/events/{code}",
    does: "The event as guests may see it, and what is playing.",
    who: "guest",
    params: codeParamsSchema,
    answers: { 200: guestEventSchema },
  },
  {
    method: "GET",
    path: "/api/events/{code}/requests",
    does: "A page of tonight's requests, with how many each filter holds.",
    who: "guest",
    params: codeParamsSchema,
    query: listQuerySchema,
    answers: { 200: guestListSchema },
  },
  {
    method: "POST",
    path: "/api/events/{code}/requests",
    does: "Asks for a song: 201 when it is a new card, 200 when it joined one. The same id twice is the same request.",
    who: "guest",
    params: codeParamsSchema,
    body: newRequestSchema,
    answers: { 200: submissionAnswerSchema, 201: submissionAnswerSchema },
  },
  {
    method: "POST",
    path: "/api/events/{code}/requests/{id}/backing",
    does: "Votes for a request.",
    who: "guest",
    params: requestParamsSchema,
    answers: { 200: backingAnswerSchema },
  },
  {
    method: "DELETE",
    path: "/api/events/{code}/requests/{id}/backing",
    does: "Takes a vote back, or withdraws one's own request.",
    who: "guest",
    params: requestParamsSchema,
    answers: { 200: backingAnswerSchema },
  },
  {
    method: "GET",
    path: "/api/events/{code}/songs",
    does: "Up to ten songs that fit what is being typed.",
    who: "guest",
    params: codeParamsSchema,
    query: suggestionQuerySchema,
    answers: { 200: suggestionsSchema },
  },
  {
    method: "GET",
    path: "/api/events/{code}/live",
    does: "Each change of the event as it happens; Last-Event-ID replays what was missed.",
    who: "guest",
    params: codeParamsSchema,
    query: cursorQuerySchema,
    answers: { 200: "text/event-stream" },
  },
];
