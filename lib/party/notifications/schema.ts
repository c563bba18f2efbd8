import { z } from "zod/mini";
import { declineReasonSchema, requestStatusSchema } from "@/lib/party/requests/schema";

/** A notification on this device: of a new request for a DJ, of an answer for a guest. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(["request", "accepted", "playing", "declined"]),
  title: z.string(),
  /** The event's id for a DJ, its code for a guest. */
  event: z.string(),
  /** Where its clocks are. What this device kept from an earlier version does not say. */
  timeZone: z.exactOptional(z.string()),
  /** Why the request was declined: the DJ's note, or the reason they chose. */
  words: z.nullable(z.string()),
  reason: z.nullable(declineReasonSchema),
  /** ISO 8601 UTC. */
  at: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;
export type NewNotification = Omit<Notification, "isRead">;

/** How a guest's own requests stood when this device last looked, by id. */
const ownStatusesSchema = z.object({
  code: z.string(),
  statuses: z.record(z.string(), requestStatusSchema),
});
export type OwnStatuses = z.infer<typeof ownStatusesSchema>;

/** What this device stores. */
export const keptSchema = z.object({
  notifications: z.array(notificationSchema),
  /** The last change of each event that this DJ was notified of, by event id. */
  heard: z.record(z.string(), z.int()),
  own: z.nullable(ownStatusesSchema),
});
