import { CODE_ALPHABET, CODE_LENGTH, type EventStatus } from "./schema";

type Schedule = { status: EventStatus; opensAt: string | null; closesAt: string | null };

/**
 * What an event's status amounts to at `now`: one that is open keeps to its opening and closing time.
 * Before it opens it is still a draft to guests, after it closes it is closed.
 */
export function statusAt({ status, opensAt, closesAt }: Schedule, now: number): EventStatus {
  if (status !== "open" && status !== "paused") return status;
  if (closesAt && Date.parse(closesAt) <= now) return "closed";
  if (opensAt && Date.parse(opensAt) > now) return "draft";
  return status;
}

/** A code from random bytes, every code equally likely. */
export function codeFrom(bytes: Uint8Array) {
  // 256 is not a multiple of the alphabet: bytes past the last whole multiple would favour its beginning.
  const fair = 256 - (256 % CODE_ALPHABET.length);
  const letters = [...bytes].filter((byte) => byte < fair).slice(0, CODE_LENGTH);
  if (letters.length < CODE_LENGTH) return undefined;
  return letters.map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join("");
}
