import { createHash } from "node:crypto";
import { backoff } from "@/lib/client/scheduling/backoff";

/** What a guest is told of their song while the page is closed. */
export type PushKind = "next" | "playing" | "declined";

/** Whoever hears this long after that a song is next has missed it. */
export const PUSH_TTL_MS = 600_000;
/** A decline may be undone; nobody waits for it. */
export const DECLINE_PAUSE_MS = 10_000;

const FIRST_RETRY_MS = 5000;

/** Returns after how many ms a push that failed so often is sent again, at the earliest when the service allows. */
export function retryAfter(failures: number, asked: number | undefined) {
  return Math.max(backoff(failures, Number.POSITIVE_INFINITY, FIRST_RETRY_MS), asked ?? 0);
}

/** Returns the ms of a `Retry-After` header: seconds, or a date. */
export function pauseIn(header: string | null, now: number) {
  if (!header) return undefined;
  const seconds = Number(header);
  const pause = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return pause > 0 ? pause : undefined;
}

/**
 * The name under which a push about a request replaces an earlier one, at the service and on the phone. It tells the
 * service nothing of the request. At most 32 characters, says RFC 8030.
 */
export function topicOf(requestId: string) {
  return createHash("sha256").update(`topic ${requestId}`).digest("base64url").slice(0, 32);
}
