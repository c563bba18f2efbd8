import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { idSchema } from "@/lib/calls/params";
import { codeParamsSchema } from "@/lib/party/events/schema";
import { guestListSchema, listQuerySchema } from "./list-schema";
import {
  backingAnswerSchema,
  guestEventSchema,
  newRequestSchema,
  restoringSchema,
  submissionAnswerSchema,
  swapAnswerSchema,
  takenBackSchema,
} from "./schema";

const requestParamsSchema = z.extend(codeParamsSchema, { id: idSchema });

/** Why a song is refused, however it is asked for. */
const songFails = [
  "not_found",
  "requests_paused",
  "requests_closed",
  "not_in_library",
  "explicit",
  "do_not_play",
  "banned",
  "conflict",
  "already_played",
  "limit_reached",
  "too_fast",
] as const;

/** The calls that a guest makes at an event. */
export const requestCalls = {
  event: {
    method: "GET",
    path: "/api/events/{code}",
    who: "guest",
    does: "Returns the event and what is playing.",
    params: codeParamsSchema,
    answers: { 200: guestEventSchema },
    fails: ["not_found"],
  },
  list: {
    method: "GET",
    path: "/api/events/{code}/requests",
    who: "guest",
    does: "Lists one page of the event's requests.",
    params: codeParamsSchema,
    query: listQuerySchema,
    answers: { 200: guestListSchema },
    fails: ["not_found"],
  },
  submit: {
    method: "POST",
    path: "/api/events/{code}/requests",
    who: "guest",
    does: "Requests a song: 200 if it joins an existing request. Sending an id twice is safe.",
    params: codeParamsSchema,
    body: newRequestSchema,
    answers: { 200: submissionAnswerSchema, 201: submissionAnswerSchema },
    fails: [...songFails, "door_closed"],
  },
  swap: {
    method: "PUT",
    path: "/api/events/{code}/requests/{id}",
    who: "guest",
    does: "Swaps one of the guest's own waiting requests for another song. Sending an id twice is safe.",
    params: requestParamsSchema,
    body: newRequestSchema,
    answers: { 200: swapAnswerSchema, 201: swapAnswerSchema },
    // Who has asked for a song is past the door.
    fails: songFails,
  },
  back: {
    method: "POST",
    path: "/api/events/{code}/requests/{id}/backing",
    who: "guest",
    does: "Backs a request.",
    params: requestParamsSchema,
    answers: { 200: backingAnswerSchema },
    fails: ["not_found", "requests_closed", "conflict", "banned", "door_closed"],
  },
  takeBack: {
    method: "DELETE",
    path: "/api/events/{code}/requests/{id}/backing",
    who: "guest",
    does: "Removes the guest's vote. A pending request without backers is withdrawn.",
    params: requestParamsSchema,
    answers: { 200: takenBackSchema },
    fails: ["not_found", "requests_closed", "conflict"],
  },
  restore: {
    method: "PUT",
    path: "/api/events/{code}/requests/{id}/backing",
    who: "guest",
    does: "Brings back a request that the guest withdrew or swapped, with the words of that answer.",
    params: requestParamsSchema,
    body: restoringSchema,
    answers: { 200: backingAnswerSchema },
    fails: ["not_found", "requests_closed", "conflict", "limit_reached", "banned"],
  },
} as const satisfies Calls;
