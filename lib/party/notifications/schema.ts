import { z } from "zod/mini";
import { declineReasonSchema, requestStatusSchema } from "@/lib/party/requests/schema";

/** Something this device tells: a DJ of a new request, a guest of the answer to theirs. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(["request", "accepted", "playing", "declined"]),
  title: z.string(),
  /** Where it happened: the event's id for a DJ, its code for a guest. */
  event: z.string(),
  /** Why it was declined: the DJ's own words, or the reason they chose. */
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

/** What is kept on the device. */
export const keptSchema = z.object({
  notifications: z.array(notificationSchema),
  /** The last change of each event that this DJ has been told of, by the event's id. */
  heard: z.record(z.string(), z.int()),
  own: z.nullable(ownStatusesSchema),
});
