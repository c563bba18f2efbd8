import type { Route } from "next";
import type { DjRequest, GuestRequest } from "@/lib/party/requests/schema";
import type { NewNotification, Notification, OwnStatuses } from "./schema";

/** Returns the DJ's notification of a new request. */
export function ofRequest({ id, title, createdAt }: DjRequest, event: string): NewNotification {
  return { id, kind: "request", title, event, words: null, reason: null, at: createdAt };
}

/** How the requests stand now. What `own` no longer shows, because others come first, stands as it did. */
export function statusesOf(
  before: OwnStatuses | null,
  code: string,
  own: GuestRequest[],
): OwnStatuses {
  const known = before?.code === code ? before.statuses : {};
  return {
    code,
    statuses: { ...known, ...Object.fromEntries(own.map(({ id, status }) => [id, status])) },
  };
}

/**
 * Returns the notifications for a guest whose requests are now as in `own`: one for each changed status. A
 * request that this device sees for the first time is no news.
 */
export function answersIn(before: OwnStatuses | null, code: string, own: GuestRequest[]) {
  if (before?.code !== code) return [];
  return own.flatMap((request) => {
    const was = before.statuses[request.id];
    return was && was !== request.status ? (answerIn(request, code) ?? []) : [];
  });
}

function answerIn(request: GuestRequest, event: string): NewNotification | undefined {
  const { title, status, declineNote, declineReason, acceptedAt, startedAt, declinedAt } = request;
  const answer = { id: `${request.id} ${status}`, title, event, words: null, reason: null };
  switch (status) {
    case "accepted":
      return { ...answer, kind: status, at: acceptedAt ?? request.createdAt };
    case "playing":
      return { ...answer, kind: status, at: startedAt ?? request.createdAt };
    case "declined": {
      const why = { words: declineNote, reason: declineReason };
      return { ...answer, ...why, kind: status, at: declinedAt ?? request.createdAt };
    }
    default:
      return undefined;
  }
}

/** The maximum length of a search. */
const SEARCHED = 100;

/** Returns the page that shows a notification: the request on the board, or the guest's own requests. */
export function hrefOf({ kind, event, title }: Notification): Route {
  if (kind !== "request") return `/requests?event=${event}&filter=mine`;
  const search = encodeURIComponent([...title].slice(0, SEARCHED).join("").trim());
  return `/DJPortal?event=${event}&filter=all&search=${search}`;
}
