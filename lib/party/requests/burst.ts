/** This many guests from one place, for one song, within this many seconds, are hardly a coincidence. */
export const BURST_SECONDS = 10;
const FEWEST = 5;

/** A guest who came for a song: from which place, and when, in ms since 1970. */
type Arrival = { place: string; at: number };

/**
 * Returns the largest number of these guests, oldest first, who came from one place within `BURST_SECONDS`; 0 if they may
 * just be sitting at one table.
 */
export function burstOf(guests: readonly Arrival[]) {
  const places = new Map<string, number[]>();
  let most = 0;
  for (const { place, at } of guests) {
    const recent = places.get(place) ?? [];
    recent.push(at);
    while ((recent[0] ?? at) < at - BURST_SECONDS * 1000) recent.shift();
    places.set(place, recent);
    most = Math.max(most, recent.length);
  }
  return most < FEWEST ? 0 : most;
}
