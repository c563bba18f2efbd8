import { z } from "zod/mini";
import { declineReasonSchema } from "@/lib/party/requests/schema";

/** Of which requests the figures speak: of the whole night, or of those asked in its last hours. */
export const periods = ["night", "three_hours", "hour"] as const;
export const periodSchema = z.enum(periods);
export type Period = z.infer<typeof periodSchema>;

export const insightsQuerySchema = z.object({ period: z._default(periodSchema, "night") });

/** At most so many nights are compared at once: each costs reading its requests. */
export const MOST_NIGHTS = 12;
export const nightsQuerySchema = z.object({
  nights: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_NIGHTS)), 6),
});

/** Seconds until half of the requests, and until nine of ten, had waited no longer. Null where none has. */
const waitSchema = z.object({
  count: z.int(),
  median: z.nullable(z.int()),
  ninetieth: z.nullable(z.int()),
});
export type Wait = z.infer<typeof waitSchema>;

/** One night in a few figures, to compare it with others. */
export const nightSchema = z.object({
  id: z.string(),
  name: z.string(),
  venue: z.string(),
  timeZone: z.string(),
  /** When it opened, or was made. */
  startedAt: z.string(),
  requests: z.int(),
  /** Different guests behind its requests. */
  guests: z.int(),
  accepted: z.int(),
  declined: z.int(),
  played: z.int(),
  /** Accepted of the answered ones, from 0 to 1. Null while none is answered. */
  acceptance: z.nullable(z.number()),
  /** From a request until its song plays. */
  wait: waitSchema,
});
export type Night = z.infer<typeof nightSchema>;

/** What has become of the requests so far. `accepted` and `pending` still wait. */
export const outcomes = [
  "played",
  "playing",
  "accepted",
  "pending",
  "declined",
  "withdrawn",
] as const;
export type Outcome = (typeof outcomes)[number];

const bucketSchema = z.object({ at: z.string(), requests: z.int(), played: z.int() });

const songSchema = z.object({
  title: z.string(),
  artist: z.string(),
  /** Guests who asked for it or voted for it. */
  backers: z.int(),
  isPlayed: z.boolean(),
});

const lovedSchema = z.object({
  title: z.string(),
  artist: z.string(),
  /** Guests who loved it while it played. */
  hearts: z.int(),
});

const artistSchema = z.object({ artist: z.string(), backers: z.int(), requests: z.int() });

/** How many requests waited up to so many minutes; null for those who waited longer than all of these. */
const waitStepSchema = z.object({ minutes: z.nullable(z.int()), count: z.int() });

export const insightsSchema = z.object({
  night: nightSchema,
  /** The DJ's night before. Only whole nights are compared: null for other periods. */
  previous: z.nullable(nightSchema),
  period: periodSchema,
  outcomes: z.object({
    played: z.int(),
    playing: z.int(),
    accepted: z.int(),
    pending: z.int(),
    declined: z.int(),
    withdrawn: z.int(),
  }),
  reasons: z.array(z.object({ reason: declineReasonSchema, count: z.int() })),
  /** Requests from before the night began, which its curve leaves out: while it collected. */
  ahead: z.int(),
  /** Minutes that each bucket spans. */
  bucketMinutes: z.int(),
  buckets: z.array(bucketSchema),
  /** Requests of the night before, in as many minutes after it began or its first one. */
  previousBuckets: z.array(z.int()),
  songs: z.array(songSchema),
  loved: z.array(lovedSchema),
  artists: z.array(artistSchema),
  /** From a request until it is accepted or declined. */
  answer: waitSchema,
  waits: z.array(waitStepSchema),
  /** The minutes in which most guests asked or voted. */
  peaks: z.array(z.object({ at: z.string(), count: z.int() })),
});
export type Insights = z.infer<typeof insightsSchema>;

export const nightsSchema = z.object({ nights: z.array(nightSchema) });
export type Nights = z.infer<typeof nightsSchema>;
