import { useMemo } from "react";
import type { Board } from "@/lib/party/board/schema";
import { useStepsStore } from "@/lib/party/outbox/store";

/** The DJ's steps at this event that the server has not taken: those that wait, and those that met a conflict. */
export function useSavedSteps({ id, djId }: Pick<Board, "id" | "djId">) {
  const steps = useStepsStore((state) => state.steps);
  return useMemo(() => {
    const own = steps.filter((step) => step.eventId === id && step.djId === djId);
    return {
      waiting: own.filter(({ clash }) => clash === null),
      clashed: own.filter(({ clash }) => clash !== null),
    };
  }, [steps, id, djId]);
}
