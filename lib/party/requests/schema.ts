import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";
import { banSchema } from "@/lib/party/admissions/schema";
import { publicEventSchema } from "@/lib/party/events/schema";
import { trackIdSchema } from "@/lib/party/library/track";
import { artistSchema, titleSchema } from "@/lib/party/songs/schema";
import { isBareLink, isMarkedExplicit } from "@/lib/party/songs/title-rules";
import { lineSchema, linesSchema } from "@/lib/text/lines";
import { MESSAGE_LENGTH, NAME_LENGTH } from "./limits";
import { each, markNames } from "./marks";
import { declineReasons, requestStatuses } from "./statuses";

export const requestStatusSchema = z.enum(requestStatuses);
export const declineReasonSchema = z.enum(declineReasons);

const instant = z.nullable(z.string());

/** A song requested at an event, without who requested it. */
export const songRequestSchema = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  /** The track of the library; null if nobody has said, empty if a DJ has said that it is none of them. */
  trackId: z.nullable(z.string()),
  /** Length of the song, if known. */
  seconds: z.nullable(z.int()),
  status: requestStatusSchema,
  lane: z.string(),
  position: z.number(),
  pinned: z.boolean(),
  declineReason: z.nullable(declineReasonSchema),
  /** The DJ's own words for the reason "other". */
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

/** A request as one guest sees it: whether it is theirs and, if so, their message, place and wait. */
export const guestRequestSchema = z.extend(songRequestSchema, {
  /** The guest is behind it. */
  mine: z.boolean(),
  /** The guest asked for the song, rather than only voted for it. */
  asked: z.boolean(),
  /** It takes one of the guest's slots while it waits: they were the first to ask, rather than joined it. */
  counted: z.boolean(),
  message: z.nullable(z.string()),
  /** 1 is next. Only for the guest's own requests that wait in the queue. */
  place: z.nullable(z.int()),
  /** Where guests see the queue roughly, the place is between `place` and this one; null if it is exact. */
  placeTo: z.nullable(z.int()),
  waitSeconds: z.nullable(z.int()),
  /** How often the guest has let another song go first. */
  postponed: z._default(z.int(), 0),
});
export type GuestRequest = z.infer<typeof guestRequestSchema>;

/** How many backers a request contains; the others are read page by page. */
export const BACKERS_SHOWN = 10;

export const backerNameSchema = lineSchema(NAME_LENGTH);
/** A guest's dedication. */
export const messageSchema = linesSchema(MESSAGE_LENGTH);

/** A guest who backs a request, as the DJ sees them. */
export const backerSchema = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  message: z.nullable(z.string()),
  createdAt: z.string(),
  /** What the event's DJs call the guest; null without a phone. */
  guest: z.nullable(z.string()),
  ban: banSchema,
  trusted: z.boolean(),
});
export type Backer = z.infer<typeof backerSchema>;

/** A request as the DJ sees it. `people` are its first backers, those with words first. */
export const djRequestSchema = z.extend(songRequestSchema, {
  people: z.array(backerSchema),
  ...each(markNames, z.boolean()),
  /** What the DJs note for each other. No guest ever sees it. */
  privateNote: z.nullable(z.string()),
  /** Whether it waits apart, because its guest is muted. */
  apart: z.boolean(),
  /** When its guest was told that it is next, and when they last let another song go first. */
  toldAt: z._default(instant, null),
  postponedAt: z._default(instant, null),
  /** How many songs its guest has had tonight, in a list that is sorted by that. */
  had: z.optional(z.int()),
  /** How well it follows what is playing, in a list that is sorted by that: 0 not, 2 best. */
  fits: z.optional(z.int()),
});
export type DjRequest = z.infer<typeof djRequestSchema>;

/**
 * What a guest submits. The client creates `id`, the idempotency key. A time-ordered id (UUID version 7) is
 * cheapest to store.
 */
export const newRequestSchema = z.strictObject({
  id: z.uuid().check(z.toLowerCase()),
  title: titleSchema.check(z.refine((title) => !isBareLink(title), { error: "link" })),
  artist: z._default(artistSchema, ""),
  /** The track of tonight's crates that is meant. */
  trackId: z.optional(z.nullable(trackIdSchema)),
  name: z.optional(z.nullable(backerNameSchema)),
  message: z.optional(z.nullable(messageSchema)),
});
/** The same where the event forbids explicit songs: the guest learns of it before sending. */
export const cleanRequestSchema = newRequestSchema.check(
  z.refine(({ title }) => !isMarkedExplicit(title), { path: ["title"], error: "explicit" }),
);
export type NewRequest = z.infer<typeof newRequestSchema>;
/** The input type: `artist` is optional. */
export type NewRequestInput = z.input<typeof newRequestSchema>;

/** `merged` is true if the submission joined an existing request for the song. */
export const submissionAnswerSchema = z.object({
  request: guestRequestSchema,
  merged: z.boolean(),
});
export type SubmissionAnswer = z.infer<typeof submissionAnswerSchema>;
export const djSubmissionAnswerSchema = z.object({ request: djRequestSchema, merged: z.boolean() });
export type DjSubmissionAnswer = z.infer<typeof djSubmissionAnswerSchema>;
export const backingAnswerSchema = z.object({ request: guestRequestSchema });

/** A guest's name and dedication at a request. */
export const ownWordsSchema = z.strictObject({
  name: z.nullable(backerNameSchema),
  message: z.nullable(messageSchema),
});
export type OwnWords = z.infer<typeof ownWordsSchema>;
/** The answer to a swap, with what the guest had written with the song before; null if it is answered again. */
export const swapAnswerSchema = z.extend(submissionAnswerSchema, {
  words: z.nullable(ownWordsSchema),
});
export type SwapAnswer = z.infer<typeof swapAnswerSchema>;
/** What brings a request back: the guest's words, and the request that they swapped it for. */
export const restoringSchema = z.extend(ownWordsSchema, { insteadOf: z.exactOptional(idSchema) });
export type Restoring = z.infer<typeof restoringSchema>;
/** What a guest took back, and what they had written; `words` is null if they were not behind it. */
export const takenBackSchema = z.object({
  request: guestRequestSchema,
  words: z.nullable(ownWordsSchema),
});
export type TakenBack = z.infer<typeof takenBackSchema>;

/**
 * An event as a guest's page receives it: with what is playing, and how many of their own requests are pending.
 */
export const guestEventSchema = z.extend(publicEventSchema, {
  playing: z.nullable(songRequestSchema),
  waiting: z.int(),
  /** Whether the DJ takes no more requests from this phone, and whether its limits are lifted. */
  banned: z.boolean(),
  trusted: z.boolean(),
});
export type GuestEvent = z.infer<typeof guestEventSchema>;
