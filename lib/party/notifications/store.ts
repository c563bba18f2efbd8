import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import type { GuestRequest } from "@/lib/party/requests/schema";
import {
  type NewNotification,
  type Notification,
  nothing,
  type OwnStatuses,
  persistedNotifications,
} from "./persisted-rules";
import { answersIn, statusesOf } from "./rules";

/** More than a DJ scrolls through in a night. */
const KEPT = 50;

type NotificationsState = {
  /** Newest first. */
  notifications: Notification[];
  heard: Record<string, number>;
  own: OwnStatuses | null;
  /**
   * Records that this device knows every change of the event up to this one, and adds its notifications; the same id
   * is never added twice.
   */
  hear: (eventId: string, cursor: number, added?: NewNotification[]) => void;
  /** Notifies a guest of changed statuses among their requests, given the current ones. */
  recordStatuses: (code: string, timeZone: string, own: GuestRequest[]) => void;
  markRead: (id: string) => void;
  markAllRead: () => void;
  clear: () => void;
};

function withUpdates(known: Notification[], received: NewNotification[]) {
  const ids = new Set(known.map(({ id }) => id));
  const added = received.filter(({ id }) => !ids.has(id)).map((one) => ({ ...one, isRead: false }));
  return added.length > 0 ? [...added.reverse(), ...known].slice(0, KEPT) : known;
}

/** The notifications of this device's visitor; they survive a reload. */
export const useNotificationsStore = create<NotificationsState>()(
  persist(
    (set) => ({
      ...nothing,
      // One change of the store, because each is written to the device.
      hear: (eventId, cursor, added = []) =>
        set(({ notifications, heard }) => ({
          notifications: withUpdates(notifications, added),
          heard: { ...heard, [eventId]: cursor },
        })),
      recordStatuses: (code, timeZone, own) =>
        set(({ notifications, own: before }) => ({
          notifications: withUpdates(notifications, answersIn(before, { code, timeZone }, own)),
          own: statusesOf(before, code, own),
        })),
      markRead: (id) =>
        set(({ notifications }) => ({
          notifications: notifications.map((one) =>
            one.id === id ? { ...one, isRead: true } : one,
          ),
        })),
      markAllRead: () =>
        set(({ notifications }) => ({
          notifications: notifications.map((one) => ({ ...one, isRead: true })),
        })),
      clear: () => set(nothing),
    }),
    persistedOnDevice("notifications", persistedNotifications),
  ),
);
