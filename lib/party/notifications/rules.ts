import type { Route } from "next";
import type { DjRequest, GuestRequest } from "@/lib/party/requests/schema";
import type { NewNotification, Notification, OwnStatuses } from "./schema";

/** A new request, as the bell tells the DJ of it. */
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
 * What a guest is told when their requests stand as in `own` now: what became of those that stood otherwise
 * before. A request that this device sees for the first time is no news.
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

/** As many letters as a search takes. */
const SEARCHED = 100;

/** The page that shows it: the card on the board, or the guest's own requests. */
export function hrefOf({ kind, event, title }: Notification): Route {
  if (kind !== "request") return `/requests?event=${event}&filter=mine`;
  const search = encodeURIComponent([...title].slice(0, SEARCHED).join("").trim());
  return `/DJPortal?event=${event}&filter=all&search=${search}`;
}
