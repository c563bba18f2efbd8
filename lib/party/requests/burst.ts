/** Votes of so many guests from one place, within so many seconds, hardly come by themselves. */
export const BURST_SECONDS = 10;
const FEWEST = 5;

/** A vote: from which place, and when, in ms since 1970. */
type Vote = { place: string; at: number };

/**
 * The most of these votes, oldest first, that came from one place within `BURST_SECONDS`; 0 for so few that guests at
 * one table may have sent them.
 */
export function burstOf(votes: readonly Vote[]) {
  const places = new Map<string, number[]>();
  let most = 0;
  for (const { place, at } of votes) {
    const recent = places.get(place) ?? [];
    recent.push(at);
    while ((recent[0] ?? at) < at - BURST_SECONDS * 1000) recent.shift();
    places.set(place, recent);
    most = Math.max(most, recent.length);
  }
  return most < FEWEST ? 0 : most;
}
