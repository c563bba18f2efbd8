import { z } from "zod/mini";
import { publicEventSchema } from "@/lib/party/events/schema";
import { artistSchema, titleSchema } from "@/lib/party/songs/schema";
import { lineSchema, linesSchema } from "@/lib/text/lines";

export const requestStatuses = [
  "pending",
  "accepted",
  "playing",
  "played",
  "declined",
  "withdrawn",
] as const;
export const requestStatusSchema = z.enum(requestStatuses);
export type RequestStatus = z.infer<typeof requestStatusSchema>;

export const declineReasons = [
  "already_played",
  "not_available",
  "not_tonight",
  "wrong_moment",
  "explicit",
  "other",
] as const;
export const declineReasonSchema = z.enum(declineReasons);
export type DeclineReason = z.infer<typeof declineReasonSchema>;

const instant = z.nullable(z.string());

/** One song requested at one event, without anything about who requested it. */
export const songRequestSchema = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  trackId: z.nullable(z.string()),
  /** Length of the song, where it is known. */
  seconds: z.nullable(z.int()),
  status: requestStatusSchema,
  lane: z.string(),
  position: z.number(),
  pinned: z.boolean(),
  declineReason: z.nullable(declineReasonSchema),
  /** The DJ's own words with the reason "other". */
  declineNote: z.nullable(z.string()),
  backers: z.int(),
  createdAt: z.string(),
  acceptedAt: instant,
  startedAt: instant,
  playedAt: instant,
  declinedAt: instant,
  withdrawnAt: instant,
});
export type SongRequest = z.infer<typeof songRequestSchema>;

/** A request as one guest sees it: whether it is theirs and, if so, what they wrote and when it comes. */
export const guestRequestSchema = z.extend(songRequestSchema, {
  mine: z.boolean(),
  message: z.nullable(z.string()),
  /** 1 is next; only for the guest's own accepted requests that wait in the queue. */
  place: z.nullable(z.int()),
  waitSeconds: z.nullable(z.int()),
});
export type GuestRequest = z.infer<typeof guestRequestSchema>;

/** How many backers a request carries; the others are read by page. */
export const BACKERS_SHOWN = 10;

export const backerNameSchema = lineSchema(60);
/** The dedication. */
export const messageSchema = linesSchema(280);

/** A guest behind a request, as the DJ sees them. */
export const backerSchema = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  message: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Backer = z.infer<typeof backerSchema>;

/** A request as the DJ sees it. `people` are the first of its backers, those who wrote something before the others. */
export const djRequestSchema = z.extend(songRequestSchema, { people: z.array(backerSchema) });
export type DjRequest = z.infer<typeof djRequestSchema>;

/**
 * What a guest submits. The phone creates `id`, which makes submitting idempotent: the same id twice is the same
 * request. An id in the order of time (version 7) costs the storage least.
 */
export const newRequestSchema = z.strictObject({
  id: z.uuid().check(z.toLowerCase()),
  title: titleSchema,
  artist: z._default(artistSchema, ""),
  trackId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  name: z.optional(z.nullable(backerNameSchema)),
  message: z.optional(z.nullable(messageSchema)),
});
export type NewRequest = z.infer<typeof newRequestSchema>;
/** As a client writes it: `artist` may be left out. */
export type NewRequestInput = z.input<typeof newRequestSchema>;

/** `merged` tells that the submission joined a request for the same song. */
export const submissionAnswerSchema = z.object({
  request: guestRequestSchema,
  merged: z.boolean(),
});
export type SubmissionAnswer = z.infer<typeof submissionAnswerSchema>;
export const djSubmissionAnswerSchema = z.object({ request: djRequestSchema, merged: z.boolean() });
export type DjSubmissionAnswer = z.infer<typeof djSubmissionAnswerSchema>;
export const backingAnswerSchema = z.object({ request: guestRequestSchema });

/** An event as a guest opens it: with what is playing, and how many of their own requests wait. */
export const guestEventSchema = z.extend(publicEventSchema, {
  playing: z.nullable(songRequestSchema),
  waiting: z.int(),
});
export type GuestEvent = z.infer<typeof guestEventSchema>;
