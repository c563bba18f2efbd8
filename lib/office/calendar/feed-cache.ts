import "server-only";
import { singleton } from "@/lib/process/singleton";

/** How many calendars are kept as text, those last asked for. */
const MOST_KEPT = 50;

type Kept = { state: string; text: Promise<string> };
const feeds = singleton("calendar feeds", () => new Map<string, Kept>());

/**
 * Returns the calendar `of` an account in a language as text, made once for each state of what it shows: whoever asks
 * meanwhile waits for the same.
 */
export function cachedFeed(of: string, state: string, make: () => Promise<string>) {
  const kept = feeds.get();
  const last = kept.get(of);
  const text = last?.state === state ? last.text : make();
  kept.delete(of);
  kept.set(of, { state, text });
  text.catch(() => kept.delete(of));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return text;
}
