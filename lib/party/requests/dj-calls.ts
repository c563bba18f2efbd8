import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import {
  bulkSchema,
  mergeSchema,
  requestChangeSchema,
  splitSchema,
  stepAnswerSchema,
} from "./change-schema";
import {
  backersPageSchema,
  backersQuerySchema,
  djListQuerySchema,
  djListSchema,
} from "./list-schema";
import { djSubmissionAnswerSchema, newRequestSchema } from "./schema";

/** The calls that a DJ makes about the requests of an event. */
export const djRequestCalls = {
  list: {
    method: "GET",
    path: "/api/dj/events/{id}/requests",
    who: "dj",
    does: "Lists one page of the event's requests, each with its first backers.",
    params: idParamsSchema,
    query: djListQuerySchema,
    answers: { 200: djListSchema },
    fails: ["not_found"],
  },
  submit: {
    method: "POST",
    path: "/api/dj/events/{id}/requests",
    who: "dj",
    does: "Requests a song for a guest without a phone.",
    params: idParamsSchema,
    body: newRequestSchema,
    answers: { 200: djSubmissionAnswerSchema, 201: djSubmissionAnswerSchema },
    fails: ["not_found", "conflict"],
  },
  changeAll: {
    method: "POST",
    path: "/api/dj/events/{id}/bulk",
    who: "dj",
    does: "Makes the same change to many requests, as one step.",
    params: idParamsSchema,
    body: bulkSchema,
    answers: { 200: stepAnswerSchema },
    fails: ["not_found", "conflict"],
  },
  undo: {
    method: "POST",
    path: "/api/dj/events/{id}/undo",
    who: "dj",
    does: "Undoes the last step.",
    params: idParamsSchema,
    answers: { 200: stepAnswerSchema },
    fails: ["not_found", "conflict"],
  },
  change: {
    method: "PATCH",
    path: "/api/dj/requests/{id}",
    who: "dj",
    does: "Accepts, declines, plays, parks, pins or moves a request.",
    params: idParamsSchema,
    body: requestChangeSchema,
    answers: { 200: stepAnswerSchema },
    fails: ["not_found", "conflict"],
  },
  listBackers: {
    method: "GET",
    path: "/api/dj/requests/{id}/backers",
    who: "dj",
    does: "Lists one page of a request's backers, those with words first.",
    params: idParamsSchema,
    query: backersQuerySchema,
    answers: { 200: backersPageSchema },
    fails: ["not_found"],
  },
  split: {
    method: "POST",
    path: "/api/dj/requests/{id}/split",
    who: "dj",
    does: "Splits a backer off into a request of their own.",
    params: idParamsSchema,
    body: splitSchema,
    answers: { 200: stepAnswerSchema },
    fails: ["not_found", "conflict"],
  },
  merge: {
    method: "POST",
    path: "/api/dj/requests/{id}/merge",
    who: "dj",
    does: "Merges a request into another.",
    params: idParamsSchema,
    body: mergeSchema,
    answers: { 200: stepAnswerSchema },
    fails: ["not_found", "conflict"],
  },
} as const satisfies Calls;
