import type { RenamedLane } from "./schema";

/**
 * The lanes that got another name, as far as two lists tell: one that went, with one that came in its place.
 * Lanes that only changed places keep their names.
 */
export function renamedLanes(before: readonly string[], after: readonly string[]): RenamedLane[] {
  return before.flatMap((from, place) => {
    const to = after[place];
    const isRenamed = to !== undefined && !after.includes(from) && !before.includes(to);
    return isRenamed ? [{ from, to }] : [];
  });
}
