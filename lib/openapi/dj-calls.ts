import { z } from "zod/mini";
import { names } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { boardSchema } from "@/lib/party/board/schema";
import {
  djEventSchema,
  eventChangeSchema,
  listedEventSchema,
  newEventSchema,
} from "@/lib/party/events/schema";
import { exportQuerySchema } from "@/lib/party/exports/schema";
import { cursorQuerySchema } from "@/lib/party/live/cursor";
import {
  bulkSchema,
  mergeSchema,
  requestChangeSchema,
  splitSchema,
  stepAnswerSchema,
} from "@/lib/party/requests/change-schema";
import {
  backersPageSchema,
  backersQuerySchema,
  djListQuerySchema,
  djListSchema,
} from "@/lib/party/requests/list-schema";
import {
  djRequestSchema,
  djSubmissionAnswerSchema,
  newRequestSchema,
} from "@/lib/party/requests/schema";
import { accountCalls } from "./account-calls";
import type { CoreCall, DjCall } from "./core-call";
import { memberCalls } from "./member-calls";

names.add(djEventSchema, { id: "DjEvent" });
names.add(listedEventSchema, { id: "ListedEvent" });
names.add(djRequestSchema, { id: "DjRequest" });
names.add(stepAnswerSchema, { id: "Step" });

const eventAnswerSchema = z.object({ event: djEventSchema });

/** The events of a DJ and their settings. */
const eventCalls: DjCall[] = [
  {
    method: "GET",
    path: "/api/dj/events",
    does: "The events of the DJ who is signed in and those they were invited to, each with their role.",
    answers: { 200: z.object({ events: z.array(listedEventSchema) }) },
  },
  {
    method: "POST",
    path: "/api/dj/events",
    does: "Makes an event.",
    body: newEventSchema,
    answers: { 201: eventAnswerSchema },
  },
  {
    method: "GET",
    path: "/api/dj/events/{id}",
    does: "The event as its board opens it: with what is playing and what undo would take back.",
    params: idParamsSchema,
    answers: { 200: z.object({ event: boardSchema }) },
  },
  {
    method: "PATCH",
    path: "/api/dj/events/{id}",
    does: "Changes the event or its settings.",
    params: idParamsSchema,
    body: eventChangeSchema,
    answers: { 200: eventAnswerSchema },
  },
  {
    method: "DELETE",
    path: "/api/dj/events/{id}",
    does: "Removes the event with everything in it.",
    params: idParamsSchema,
    answers: { 204: null },
  },
];

/** The requests of an event. */
const requestCalls: DjCall[] = [
  {
    method: "GET",
    path: "/api/dj/events/{id}/requests",
    does: "A page of the event's requests, with the names and messages of the first backers of each.",
    params: idParamsSchema,
    query: djListQuerySchema,
    answers: { 200: djListSchema },
  },
  {
    method: "POST",
    path: "/api/dj/events/{id}/requests",
    does: "Asks for a song on behalf of a guest without a phone.",
    params: idParamsSchema,
    body: newRequestSchema,
    answers: { 200: djSubmissionAnswerSchema, 201: djSubmissionAnswerSchema },
  },
  {
    method: "POST",
    path: "/api/dj/events/{id}/bulk",
    does: "The same change for many requests, as one step.",
    params: idParamsSchema,
    body: bulkSchema,
    answers: { 200: stepAnswerSchema },
  },
  {
    method: "POST",
    path: "/api/dj/events/{id}/undo",
    does: "Takes back the last step.",
    params: idParamsSchema,
    answers: { 200: stepAnswerSchema },
  },
  {
    method: "GET",
    path: "/api/dj/events/{id}/live",
    does: "Each change of the event as it happens, with what its DJs may see.",
    params: idParamsSchema,
    query: cursorQuerySchema,
    answers: { 200: "text/event-stream" },
  },
  {
    method: "GET",
    path: "/api/dj/events/{id}/export",
    does: "The night as a file to keep: every request but the withdrawn in the order they were asked, without who asked.",
    params: idParamsSchema,
    query: exportQuerySchema,
    answers: { 200: "text/csv" },
  },
  {
    method: "PATCH",
    path: "/api/dj/requests/{id}",
    does: "Accepts, declines, plays, parks, pins or moves a request; 409 for a step that cannot be.",
    params: idParamsSchema,
    body: requestChangeSchema,
    answers: { 200: stepAnswerSchema },
  },
  {
    method: "GET",
    path: "/api/dj/requests/{id}/backers",
    does: "A page of everybody behind the request: those who wrote something first.",
    params: idParamsSchema,
    query: backersQuerySchema,
    answers: { 200: backersPageSchema },
  },
  {
    method: "POST",
    path: "/api/dj/requests/{id}/split",
    does: "Takes a backer out into a card of their own.",
    params: idParamsSchema,
    body: splitSchema,
    answers: { 200: stepAnswerSchema },
  },
  {
    method: "POST",
    path: "/api/dj/requests/{id}/merge",
    does: "Joins the card into another.",
    params: idParamsSchema,
    body: mergeSchema,
    answers: { 200: stepAnswerSchema },
  },
];

/** What a signed-in DJ may ask; an event of somebody else answers 404. */
export const djCalls = [...accountCalls, ...eventCalls, ...memberCalls, ...requestCalls].map(
  (call): CoreCall => ({ who: "dj", ...call }),
);
