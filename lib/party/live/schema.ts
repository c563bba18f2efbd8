import { z } from "zod/mini";
import {
  countsSchema,
  djCountsSchema,
  djEventSchema,
  paceSchema,
  publicEventSchema,
  queueViews,
} from "@/lib/party/events/schema";
import {
  snapshotsSchema,
  stepDjSchema,
  stepSchema,
  verbSchema,
} from "@/lib/party/requests/change-schema";
import { djRequestSchema, songRequestSchema } from "@/lib/party/requests/schema";

const delta = {
  /** The id in the event stream; increases by one with each change of an event. */
  id: z.int(),
  at: z.string(),
  verb: verbSchema,
  counts: countsSchema,
  pace: paceSchema,
  /** Whether a new request would not be played before the closing time. */
  full: z.boolean(),
  from: snapshotsSchema,
  /** Others follow at once: counts and requests are those after the last of them. */
  more: z.exactOptional(z.literal(true)),
};

/** A change as guests see it, with the requests it touched in their current state. */
export const guestDeltaSchema = z.object({
  ...delta,
  requests: z.array(songRequestSchema),
  /** Where guests do not see the whole queue: how they see it, and whether it has moved. */
  view: z.optional(z.object({ queue: z.enum(queueViews), moved: z.boolean() })),
  /** Present only if the event itself changed. */
  event: z.optional(publicEventSchema),
});
export type GuestDelta = z.infer<typeof guestDeltaSchema>;

/** The same change as the event's DJs see it. */
export const djDeltaSchema = z.object({
  ...delta,
  counts: djCountsSchema,
  requests: z.array(djRequestSchema),
  event: z.optional(djEventSchema),
  /** The DJ who went over what another one had decided. */
  over: z.exactOptional(stepDjSchema),
  /** The next step to undo. */
  undo: z.nullable(stepSchema),
  /** Until when the decks are taken for connected. */
  decksUntil: z.nullable(z.string()),
});
export type DjDelta = z.infer<typeof djDeltaSchema>;
