import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptOnDevice } from "@/lib/client/kept-store";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { answersIn, statusesOf } from "./rules";
import { keptSchema, type NewNotification, type Notification, type OwnStatuses } from "./schema";

/** More than a DJ scrolls through in a night. */
const KEPT = 50;

type NotificationsState = {
  /** Newest first. */
  notifications: Notification[];
  heard: Record<string, number>;
  own: OwnStatuses | null;
  /** Tells of something new; the same id twice is the same notification. */
  notify: (news: NewNotification[]) => void;
  /** This device knows everything about an event up to this change. */
  markHeard: (eventId: string, cursor: number) => void;
  /** Tells a guest what has become of their requests, which stand like this now. */
  recordStatuses: (code: string, own: GuestRequest[]) => void;
  markRead: (id: string) => void;
  markAllRead: () => void;
  clear: () => void;
};

const nothing = { notifications: [], heard: {}, own: null };

function withNews(known: Notification[], news: NewNotification[]) {
  const ids = new Set(known.map(({ id }) => id));
  const added = news.filter(({ id }) => !ids.has(id)).map((one) => ({ ...one, isRead: false }));
  return added.length > 0 ? [...added.reverse(), ...known].slice(0, KEPT) : known;
}

/** What this device has told its visitor; kept over a reload. */
export const useNotificationsStore = create<NotificationsState>()(
  persist(
    (set) => ({
      ...nothing,
      notify: (news) =>
        set(({ notifications }) => ({ notifications: withNews(notifications, news) })),
      markHeard: (eventId, cursor) =>
        set(({ heard }) => ({ heard: { ...heard, [eventId]: cursor } })),
      recordStatuses: (code, own) =>
        set(({ notifications, own: before }) => ({
          notifications: withNews(notifications, answersIn(before, code, own)),
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
    keptOnDevice("notifications", keptSchema),
  ),
);
