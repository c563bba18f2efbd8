import type { Route } from "next";
import type { DjEvent } from "@/lib/party/events/schema";
import type { DjRequest, GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import type { NewNotification, Notification, OwnStatuses } from "./persisted-rules";

type Known = Pick<GuestEvent, "code" | "timeZone">;

/** Returns the DJ's notification of a new request. */
export function ofRequest(
  { id, title, createdAt }: DjRequest,
  { id: event, timeZone }: Pick<DjEvent, "id" | "timeZone">,
): NewNotification {
  const nothing = { words: null, reason: null };
  return { id, kind: "request", title, event, timeZone, ...nothing, at: createdAt };
}

/** The current statuses. A request that `own` no longer lists, because others come first, keeps its last one. */
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
export function answersIn(before: OwnStatuses | null, event: Known, own: GuestRequest[]) {
  if (before?.code !== event.code) return [];
  return own.flatMap((request) => {
    const was = before.statuses[request.id];
    return was && was !== request.status ? (answerIn(request, event) ?? []) : [];
  });
}

function answerIn(
  request: GuestRequest,
  { code: event, timeZone }: Known,
): NewNotification | undefined {
  const { title, status, declineNote, declineReason, acceptedAt, startedAt, declinedAt } = request;
  const answer = {
    id: `${request.id} ${status}`,
    title,
    event,
    timeZone,
    words: null,
    reason: null,
  };
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
