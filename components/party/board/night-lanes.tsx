import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { memo, useId } from "react";
import { useBoardTools } from "./board-tools";
import { LaneSection } from "./lane-section";
import { columnOf, dropIn, type Lane } from "./lanes";
import { useAnnouncements } from "./use-announcements";

/** A scrolling finger must not drag: a drag starts after this way, in pixels. */
const TOUCH = { distance: 6 };

/**
 * The queue and the lanes, sorted by dragging or by keyboard as one column, so that a song reaches every place in
 * every lane. While one is dragged, empty lanes are there as well.
 */
export const NightLanes = memo(function NightLanes({
  lanes,
  isDragging,
  onDragging,
}: {
  lanes: Lane[];
  isDragging: boolean;
  onDragging: (isDragging: boolean) => void;
}) {
  const id = useId();
  const { actions } = useBoardTools();
  const [queue, ...later] = lanes;
  const filled = later.filter(({ requests }) => requests.length > 0);
  // Behind the others, so that nothing moves away under the finger.
  const empty = later.filter((lane) => isDragging && !filled.includes(lane));
  const shown = [...(queue ? [queue] : []), ...filled, ...empty];
  const announcements = useAnnouncements(shown);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    onDragging(false);
    const request = shown.flatMap(({ requests }) => requests).find((one) => one.id === active.id);
    const drop = over && active.id !== over.id && dropIn(shown, String(active.id), String(over.id));
    if (!request || !drop) return;
    const { lane, after } = drop;
    const others = shown.find(({ name }) => name === lane)?.requests;
    actions.change(request, lane === request.lane ? { after } : { lane, after }, others);
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={announcements}
      onDragStart={() => onDragging(true)}
      onDragCancel={() => onDragging(false)}
      onDragEnd={handleDragEnd}
    >
      {/* Nothing goes above the queue's own name. */}
      <SortableContext items={columnOf(shown).slice(1)} strategy={verticalListSortingStrategy}>
        {shown.map((lane) => (
          <LaneSection key={lane.name} lane={lane} />
        ))}
      </SortableContext>
    </DndContext>
  );
});
