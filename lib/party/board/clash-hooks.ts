import { heldBy } from "@/lib/party/outbox/rules";
import type { SavedStep } from "@/lib/party/outbox/schema";
import { useStepsStore } from "@/lib/party/outbox/store";

/** Returns what a DJ can do about a step that clashed: leave it to the others, or insist. */
export function useResolveClash() {
  const { steps, update, remove } = useStepsStore();

  return {
    /** Also gives up what was to be done with the same songs afterwards. */
    keep(step: SavedStep) {
      remove(heldBy(step, steps).map((held) => held.id));
    },
    insist(step: SavedStep) {
      const { clash } = step;
      if (!clash) return;
      for (const { id, seen, isOver } of heldBy(step, steps)) {
        const isFirst = id === step.id;
        update(id, { seen: Math.max(seen, clash.cursor), clash: null, isOver: isOver || isFirst });
      }
    },
  };
}
