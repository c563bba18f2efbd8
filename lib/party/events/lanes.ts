import type { RenamedLane } from "./schema";

/** The default lane, where accepted requests wait unless the DJ parks them in one of the event's own lanes. */
export const QUEUE = "queue";

/**
 * Returns the lanes that the DJ renamed, judged by the lists alone: an old name is gone and a new one is in its
 * place. Lanes that only changed places keep their names.
 */
export function renamedLanes(before: readonly string[], after: readonly string[]): RenamedLane[] {
  return before.flatMap((from, place) => {
    const to = after[place];
    const isRenamed = to !== undefined && !after.includes(from) && !before.includes(to);
    return isRenamed ? [{ from, to }] : [];
  });
}
