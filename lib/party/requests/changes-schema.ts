import { z } from "zod/mini";
import { djEventSchema, publicEventSchema } from "@/lib/party/events/schema";
import { countsSchema, djRequestSchema, requestStatusSchema, songRequestSchema } from "./schema";

/** What a change did. The DJ's undo names it so. */
export const verbs = [
  "asked",
  "joined",
  "backed",
  "left",
  "withdrawn",
  "accepted",
  "declined",
  "playing",
  "played",
  "reopened",
  "parked",
  "moved",
  "pinned",
  "unpinned",
  "split",
  "merged",
  "undone",
  "event",
] as const;
export const verbSchema = z.enum(verbs);
export type Verb = z.infer<typeof verbSchema>;

/** Where a request stood before a change: what shifts the places of those behind it. */
export const standingSchema = z.object({
  status: requestStatusSchema,
  lane: z.string(),
  position: z.number(),
  pinned: z.boolean(),
});
export type Standing = z.infer<typeof standingSchema>;

/** The requests that a change touched: where each stood before, null where it was new or has not moved. */
export const standingsSchema = z.record(z.string(), z.nullable(standingSchema));
export type Standings = z.infer<typeof standingsSchema>;

const delta = {
  /** Counts up by one with every change of an event; the id of the event stream. */
  id: z.int(),
  at: z.string(),
  verb: verbSchema,
  counts: countsSchema,
  from: standingsSchema,
};

/** A change as every guest may see it: the requests it touched, as they are now. */
export const guestDeltaSchema = z.object({
  ...delta,
  requests: z.array(songRequestSchema),
  /** Only when the event itself changed. */
  event: z.optional(publicEventSchema),
});
export type GuestDelta = z.infer<typeof guestDeltaSchema>;

/** The same change as the event's DJs see it. */
export const djDeltaSchema = z.object({
  ...delta,
  requests: z.array(djRequestSchema),
  event: z.optional(djEventSchema),
  /** What "undo" would take back now. */
  undo: z.nullable(verbSchema),
});
export type DjDelta = z.infer<typeof djDeltaSchema>;
