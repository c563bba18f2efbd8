import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import { useLatePart } from "@/components/ui/use-late-part";
import { useBoardTools } from "./board-tools";
import { LaneSection } from "./lane-section";
import type { Lane } from "./lanes";

/**
 * The queue and the lanes, sorted as one column, so that a song reaches every place in every lane. While one is
 * dragged, empty lanes are there as well.
 */
export const NightLanes = memo(function NightLanes({
  lanes,
  isDragging,
  fold,
}: {
  lanes: Lane[];
  isDragging: boolean;
  /** Stands at the end of the queue's heading. */
  fold: ReactNode;
}) {
  const { canWork } = useBoardTools();
  const shown = useMemo(() => shownOf(lanes, isDragging), [lanes, isDragging]);
  // A song can be dragged a moment after it is shown: a slow tablet takes a tap in between.
  const sorted = useDeferredValue(shown);

  const Sorting = useLatePart(loadSorting, canWork);

  return (
    <>
      {shown.map((lane) => (
        <LaneSection key={lane.name} lane={lane} fold={fold} />
      ))}
      {Sorting && <Sorting lanes={sorted} />}
    </>
  );
});

function shownOf([queue, ...later]: Lane[], isDragging: boolean) {
  const filled = later.filter(({ requests }) => requests.length > 0);
  // Behind the others, so that nothing moves away under the finger.
  const empty = later.filter((lane) => isDragging && !filled.includes(lane));
  return [...(queue ? [queue] : []), ...filled, ...empty];
}

async function loadSorting() {
  const { Sorting } = await import("./sorting");
  return Sorting;
}
