import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import {
  answerParamsSchema,
  answerSchema,
  choiceSchema,
  deckLinkSchema,
  hearingsSchema,
  newSecretSchema,
  remoteAnswerSchema,
  remoteInputQuerySchema,
  remoteInputSchema,
  remoteQuerySchema,
} from "./schema";

const PATH = "/v1/remoteinput";
const answers = { 200: remoteAnswerSchema, 308: null } as const;
const fails = ["forbidden", "too_fast"] as const;

/** The calls of a DJ program, as What's Now Playing makes them, and of those that need no such help. */
export const remoteInputCalls = {
  send: {
    method: "POST",
    path: PATH,
    who: "anyone",
    does: "Reports the track that is playing. The secret is in the header X-WNP-Client-Auth, the body or the query.",
    query: remoteQuerySchema,
    body: remoteInputSchema,
    answers,
    fails,
  },
  sendByAddress: {
    method: "GET",
    path: PATH,
    who: "anyone",
    does: "Reports the track that is playing, for programs that can only open a URL.",
    query: remoteInputQuerySchema,
    answers,
    fails,
  },
} as const satisfies Calls;

/** The calls by which DJs connect their decks and see what these say. */
export const deckCalls = {
  link: {
    method: "GET",
    path: "/api/dj/decks",
    who: "dj",
    does: "Returns when the secret of the DJ's decks was created, and what was heard last.",
    answers: { 200: deckLinkSchema },
  },
  connect: {
    method: "POST",
    path: "/api/dj/decks",
    who: "dj",
    does: "Creates a new secret, which replaces the earlier one; only this answer contains it.",
    answers: { 201: newSecretSchema },
  },
  choose: {
    method: "PATCH",
    path: "/api/dj/decks",
    who: "dj",
    does: "Chooses the event to which tracks go; null for the one that is open.",
    body: choiceSchema,
    answers: { 200: deckLinkSchema },
    fails: ["not_found", "forbidden", "conflict"],
  },
  disconnect: {
    method: "DELETE",
    path: "/api/dj/decks",
    who: "dj",
    does: "Revokes the secret.",
    answers: { 204: null },
  },
  test: {
    method: "POST",
    path: "/api/dj/decks/test",
    who: "dj",
    does: "Hears a test song, which plays nowhere.",
    answers: { 200: deckLinkSchema },
    fails: ["conflict"],
  },
  hearings: {
    method: "GET",
    path: "/api/dj/events/{id}/hearings",
    who: "dj",
    does: "Lists the tracks that were heard at an event, newest first, and the open question.",
    params: idParamsSchema,
    answers: { 200: hearingsSchema },
    fails: ["not_found"],
  },
  answer: {
    method: "POST",
    path: "/api/dj/events/{id}/hearings/{hearing}",
    who: "dj",
    does: "Answers whether a track was the song that guests asked for.",
    params: answerParamsSchema,
    body: answerSchema,
    answers: { 200: hearingsSchema },
    fails: ["not_found", "forbidden", "conflict"],
  },
} as const satisfies Calls;
