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
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { memo, useDeferredValue, useLayoutEffect } from "react";
import { useScreenStore } from "@/lib/client/screen-store";
import { useBoardTools } from "./board-tools";
import { columnOf, dropIn, type Lane } from "./lanes";
import { type Place, SortingContext } from "./sorting-store";
import { useAnnouncements } from "./use-announcements";

/** A scrolling finger must not drag: a drag starts after this way, in pixels. */
const POINTER = { activationConstraint: { distance: 6 } };
/** Constants, because new options make new listeners, and those render every row. */
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Sorts the rail's lanes by dragging or by keyboard, as one column. It stands beside the rows and shows nothing. */
export const Sorting = memo(function Sorting({ lanes }: { lanes: Lane[] }) {
  const { actions } = useBoardTools();
  const places = useDeferredValue(useScreenStore(SortingContext, (state) => state.places));
  const setActive = useScreenStore(SortingContext, (state) => state.setActive);
  const announcements = useAnnouncements(lanes);
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER),
    useSensor(KeyboardSensor, KEYBOARD),
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    setActive(undefined);
    const request = lanes.flatMap(({ requests }) => requests).find((one) => one.id === active.id);
    const drop = over && active.id !== over.id && dropIn(lanes, String(active.id), String(over.id));
    if (!request || !drop) return;
    const { lane, after } = drop;
    actions.change(request, lane === request.lane ? { after } : { lane, after });
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={announcements}
      onDragStart={({ active }) => setActive(String(active.id))}
      onDragCancel={() => setActive(undefined)}
      onDragEnd={handleDragEnd}
    >
      {/* Nothing goes above the queue's own name. */}
      <SortableContext items={columnOf(lanes).slice(1)} strategy={verticalListSortingStrategy}>
        {Object.entries(places).map(([id, place]) => (
          <SortedItem key={id} id={id} place={place} />
        ))}
      </SortableContext>
    </DndContext>
  );
});

/** Tells one row how it moves. */
const SortedItem = memo(function SortedItem({ id, place }: { id: string; place: Place }) {
  const { item, handle } = place;
  const sort = useScreenStore(SortingContext, (state) => state.sort);
  // A lane's name has no handle: songs are dropped on it.
  const sortable = useSortable({ id, ...(!handle && { disabled: { draggable: true } }) });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, isOver } = sortable;
  const { transition } = sortable;
  const transform = CSS.Translate.toString(sortable.transform);

  useLayoutEffect(() => {
    setNodeRef(item);
    setActivatorNodeRef(handle);
  }, [item, handle, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    sort(id, { attributes, listeners, transform, transition, isDragging, isOver });
  }, [id, sort, attributes, listeners, transform, transition, isDragging, isOver]);
  return null;
});
