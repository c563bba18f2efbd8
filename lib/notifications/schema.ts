import type { Route } from "next";

/** Something a DJ is told of: a new request, or a reply to something of theirs. */
export type Notification = {
  id: string;
  kind: "request" | "reply";
  title: string;
  /** The page it is about. */
  href: Route;
  /** ISO 8601 UTC. */
  at: string;
  isRead: boolean;
};
export type NewNotification = Omit<Notification, "isRead">;
