import { z } from "zod/mini";
import { countsSchema, djEventSchema, publicEventSchema } from "@/lib/party/events/schema";
import { standingsSchema, verbSchema } from "@/lib/party/requests/change-schema";
import { djRequestSchema, songRequestSchema } from "@/lib/party/requests/schema";

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
