import { persistedParts } from "@/lib/client/persisted-store";
import {
  type DeclineReason,
  declineReasons,
  type RequestStatus,
} from "@/lib/party/requests/statuses";
import { isNumber, isRecord, isRecordOf, isText, isTextOrNull, thoseIn } from "@/lib/text/shape";

const kinds = ["request", "accepted", "playing", "declined"] as const;

/** A notification on this device: of a new request for a DJ, of an answer for a guest. */
export type Notification = {
  id: string;
  kind: (typeof kinds)[number];
  title: string;
  /** The event's id for a DJ, its code for a guest. */
  event: string;
  /** Where its clocks are. What this device kept from an earlier version does not say. */
  timeZone?: string;
  /** Why the request was declined: the DJ's note, or the reason they chose. */
  words: string | null;
  reason: DeclineReason | null;
  /** ISO 8601 UTC. */
  at: string;
  isRead: boolean;
};
export type NewNotification = Omit<Notification, "isRead">;

/** How a guest's own requests stood when this device last looked, by id. */
export type OwnStatuses = { code: string; statuses: Record<string, RequestStatus> };

export const nothing = {
  notifications: [] as Notification[],
  /** The last change of each event that this DJ was notified of, by event id. */
  heard: {} as Record<string, number>,
  own: null as OwnStatuses | null,
};

/** What this device stores: each part that still fits. */
export const persistedNotifications = persistedParts({
  notifications: (all) => thoseIn(all, isNotification),
  heard: (heard) => (isRecordOf(heard, isNumber) ? heard : {}),
  own: (own) => (isOwnStatuses(own) ? own : null),
});

function isNotification(value: unknown): value is Notification {
  if (!isRecord(value)) return false;
  const { id, kind, title, event, timeZone, words, reason, at, isRead } = value;
  return (
    [id, title, event, at].every(isText) &&
    (timeZone === undefined || isText(timeZone)) &&
    kinds.some((known) => known === kind) &&
    isTextOrNull(words) &&
    (reason === null || declineReasons.some((known) => known === reason)) &&
    typeof isRead === "boolean"
  );
}

function isOwnStatuses(own: unknown): own is OwnStatuses {
  return isRecord(own) && isText(own.code) && isRecordOf(own.statuses, isText);
}
