import { heldBy } from "@/lib/party/outbox/rules";
import type { SavedStep } from "@/lib/party/outbox/schema";
import { useStepsStore } from "@/lib/party/outbox/store";
import type { DjRequest, SongRequest } from "@/lib/party/requests/schema";
import type { Board } from "./schema";
import { useShowStep } from "./show-ahead";
import { noteShown } from "./shown-steps";

/** Returns what a DJ can do about a step that clashed: leave it to the others, or insist. */
export function useResolveClash({ id }: Pick<Board, "id">) {
  const show = useShowStep(id);
  const { steps, update, remove } = useStepsStore();

  return {
    /** Also gives up what was to be done with the same songs afterwards. */
    keep(step: SavedStep) {
      remove(heldBy(step, steps).map((held) => held.id));
    },
    insist(step: SavedStep) {
      const { clash } = step;
      if (!clash) return;
      const now = new Map<string, SongRequest | Partial<DjRequest>>(
        clash.clashes.flatMap(({ request }) => (request ? [[request.id, request]] : [])),
      );
      for (const held of heldBy(step, steps)) {
        const expected = held.expected.map(({ before, after }) => ({
          before: { ...before, ...now.get(before.id) },
          after,
        }));
        noteShown(held.id, show(expected, held.step));
        for (const { after } of expected) now.set(after.id, after);
        const isFirst = held.id === step.id;
        const seen = Math.max(held.seen, clash.cursor);
        update(held.id, { expected, seen, clash: null, isOver: held.isOver || isFirst });
      }
    },
  };
}
