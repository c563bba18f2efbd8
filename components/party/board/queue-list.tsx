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
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import Box from "@mui/material/Box";
import { useId } from "react";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { QueueRow } from "./queue-row";
import { useAnnouncements } from "./use-announcements";

/** A scrolling finger must not drag: a drag starts after this hold, in ms and pixels. */
const TOUCH = { distance: 6 };

/** Requests in the DJ's order: sorted by dragging, by keyboard, or with the up and down buttons. */
export function QueueList({ name, requests }: { name: string; requests: DjRequest[] }) {
  const id = useId();
  const { actions } = useBoardTools();
  const announcements = useAnnouncements(requests);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  /** Moves the request at index `from` to index `to`. */
  function move(from: number, to: number) {
    const request = requests[from];
    if (!request || from === to || to < 0 || to >= requests.length) return;
    const after = arrayMove(requests, from, to)[to - 1]?.id ?? null;
    actions.change(request, { after }, requests);
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
    const indexOf = (key: unknown) => requests.findIndex((request) => request.id === key);
    if (over) move(indexOf(active.id), indexOf(over.id));
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={announcements}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={requests} strategy={verticalListSortingStrategy}>
        <Box component="ul" aria-label={name} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {requests.map((request, index) => (
            <QueueRow
              key={request.id}
              request={request}
              isFirst={index === 0}
              isLast={index === requests.length - 1}
              onMove={(by) => move(index, index + by)}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
