/** A row of a long list, or the room that so many rows beside each other take which are not there. */
export type Part = { index: number } | { start: number; gap: number };

/** Returns what a list of `count` rows shows: those from `from` to before `to`, and those that must not go away. */
export function partsOf(count: number, from: number, to: number, kept: readonly number[]): Part[] {
  const inside = Array.from(
    { length: Math.max(0, Math.min(to, count) - from) },
    (_, at) => from + at,
  );
  const others = kept.filter((index) => index >= 0 && index < count);
  const indices = [...new Set([...inside, ...others])].sort((a, b) => a - b);
  const parts: Part[] = [];
  let next = 0;
  for (const index of indices) {
    if (index > next) parts.push({ start: next, gap: index - next });
    parts.push({ index });
    next = index + 1;
  }
  if (next < count) parts.push({ start: next, gap: count - next });
  return parts;
}
