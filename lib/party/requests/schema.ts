import { z } from "zod/mini";
import { artistSchema, titleSchema } from "@/lib/party/songs/schema";
import { lineSchema } from "@/lib/text/lines";
import { backerNameSchema, backerSchema, messageSchema } from "./backers-schema";

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

/** Where an accepted request waits unless the DJ parks it in one of the event's lanes for later. */
export const QUEUE = "queue";
export const laneSchema = lineSchema(40).check(z.minLength(1));

const instant = z.nullable(z.string());

/** One song asked for at one event, without anything about who asked. */
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

/** A request as the DJ sees it. `people` are the first of its backers, those who wrote something before the others. */
export const djRequestSchema = z.extend(songRequestSchema, { people: z.array(backerSchema) });
export type DjRequest = z.infer<typeof djRequestSchema>;

/**
 * What a guest sends. The phone makes `id`, so that sending twice is the same request; one in the order of time
 * (version 7) costs the storage least.
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
/** As written by whoever sends: `artist` may be left out. */
export type NewRequestInput = z.input<typeof newRequestSchema>;

export const filters = [
  "all",
  "pending",
  "accepted",
  "playing",
  "played",
  "declined",
  "mine",
] as const;
export const filterSchema = z.enum(filters);
export type Filter = z.infer<typeof filterSchema>;

export const PAGE_SIZE = 10;
export const MOST_PER_PAGE = 50;
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.transform((digits) => Number(digits)),
);

/** The query of a list. What is missing takes its default; what is wrong is refused. */
export const listQuerySchema = z.object({
  filter: z._default(filterSchema, "all"),
  search: z._default(lineSchema(100), ""),
  page: z._default(wholeNumber.check(z.gte(1)), 1),
  pageSize: z._default(wholeNumber.check(z.gte(1), z.lte(MOST_PER_PAGE)), PAGE_SIZE),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** A guest's own requests, whatever list they look at: as many as one answer holds, for the bell tells of each. */
export const ownQuery: ListQuery = {
  filter: "mine",
  search: "",
  page: 1,
  pageSize: MOST_PER_PAGE,
};

/** A DJ's list has no "mine". */
export const djListQuerySchema = z.extend(listQuerySchema, {
  filter: z._default(z.enum(filters).check(z.refine((filter) => filter !== "mine")), "pending"),
});

/** How many requests each filter holds. */
export const countsSchema = z.object({
  all: z.int(),
  pending: z.int(),
  accepted: z.int(),
  playing: z.int(),
  played: z.int(),
  declined: z.int(),
});
export type Counts = z.infer<typeof countsSchema>;

const page = {
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  total: z.int(),
  /** The id of the newest change that this answer knows of. */
  cursor: z.int(),
};
export const guestListSchema = z.object({
  requests: z.array(guestRequestSchema),
  counts: z.extend(countsSchema, { mine: z.int() }),
  ...page,
});
export type GuestList = z.infer<typeof guestListSchema>;
export const djListSchema = z.object({
  requests: z.array(djRequestSchema),
  counts: countsSchema,
  ...page,
});
export type DjList = z.infer<typeof djListSchema>;

/** Which page of the people behind one request. */
export const peopleQuerySchema = z.pick(listQuerySchema, { page: true });
const { cursor, ...peoplePage } = page;
export const peoplePageSchema = z.object({ people: z.array(backerSchema), ...peoplePage });
export type PeoplePage = z.infer<typeof peoplePageSchema>;

export const askAnswerSchema = z.object({ request: guestRequestSchema, merged: z.boolean() });
export type AskAnswer = z.infer<typeof askAnswerSchema>;
export const backingAnswerSchema = z.object({ request: guestRequestSchema });
export const djAskAnswerSchema = z.object({ request: djRequestSchema, merged: z.boolean() });
export type DjAskAnswer = z.infer<typeof djAskAnswerSchema>;

/** The address of a list, equal for equal queries: it is the cache key. */
export function listKey(base: string, query: Partial<ListQuery>) {
  const { filter = "all", search = "", page = 1, pageSize = PAGE_SIZE } = query;
  const parameters = new URLSearchParams({
    filter,
    search,
    page: `${page}`,
    pageSize: `${pageSize}`,
  });
  return `${base}/requests?${parameters}`;
}
