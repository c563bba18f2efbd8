import "server-only";
import { singleton } from "@/lib/process/singleton";

/** So many calendars are kept as text, those last asked for. */
const MOST_KEPT = 50;

type Kept = { state: string; text: Promise<string> };
const feeds = singleton("calendar feeds", () => new Map<string, Kept>());

/**
 * Returns an account's calendar as text, made once for each state of what it shows: whoever asks meanwhile waits for
 * the same.
 */
export function keptFeed(accountId: string, state: string, make: () => Promise<string>) {
  const kept = feeds.get();
  const last = kept.get(accountId);
  const text = last?.state === state ? last.text : make();
  kept.delete(accountId);
  kept.set(accountId, { state, text });
  text.catch(() => kept.delete(accountId));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return text;
}
