import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { NewNotification, Notification } from "./schema";

/** More than a DJ scrolls through in a night. */
const KEPT = 50;

type NotificationsState = {
  /** Newest first. */
  notifications: Notification[];
  /** Tells of something new; the same id twice is the same notification. */
  notify: (notification: NewNotification) => void;
  markRead: (id: string) => void;
  markAllRead: () => void;
  clear: () => void;
};

/** What this device has told its DJ; kept over a reload. */
export const useNotificationsStore = create<NotificationsState>()(
  persist(
    (set) => {
      const change = (to: (all: Notification[]) => Notification[]) =>
        set(({ notifications }) => ({ notifications: to(notifications) }));
      return {
        notifications: [],
        notify: (notification) =>
          change((all) =>
            all.some(({ id }) => id === notification.id)
              ? all
              : [{ ...notification, isRead: false }, ...all].slice(0, KEPT),
          ),
        markRead: (id) =>
          change((all) => all.map((one) => (one.id === id ? { ...one, isRead: true } : one))),
        markAllRead: () => change((all) => all.map((one) => ({ ...one, isRead: true }))),
        clear: () => change(() => []),
      };
    },
    { name: "notifications", partialize: ({ notifications }) => ({ notifications }) },
  ),
);
