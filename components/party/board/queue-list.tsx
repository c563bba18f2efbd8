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
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPin,
  IconPlayerPlay,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { lengthOf } from "@/lib/party/requests/rules";
import type { DjRequest } from "@/lib/party/requests/schema";
import { lengthText } from "./board-row";
import { useBoardTools } from "./board-tools";
import { MoreMenu } from "./more-menu";

/** A finger that scrolls must not drag: a drag begins after this much holding still, in ms and pixels. */
const TOUCH = { distance: 6 };

/** Requests in the DJ's own order: dragged, moved with the keyboard, or one up and down by button. */
export function QueueList({ name, requests }: { name: string; requests: DjRequest[] }) {
  const id = useId();
  const { actions } = useBoardTools();
  const announcements = useAnnouncements(requests);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  /** Puts the request at `from` to the place `to`, both counted from 0. */
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

function QueueRow({
  request,
  isFirst,
  isLast,
  onMove,
}: {
  request: DjRequest;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}) {
  const t = useTranslations("board");
  const { id, title, artist, pinned } = request;
  const { actions, canWork } = useBoardTools();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, disabled: !canWork });
  const moves = [
    {
      key: "up",
      label: t("up"),
      icon: IconArrowUp,
      isDisabled: isFirst,
      onChoose: () => onMove(-1),
    },
    {
      key: "down",
      label: t("down"),
      icon: IconArrowDown,
      isDisabled: isLast,
      onChoose: () => onMove(1),
    },
  ];
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        py: 0.75,
        position: "relative",
        zIndex: isDragging ? 1 : "auto",
        bgcolor: isDragging ? "background.raised" : "transparent",
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        {canWork && (
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={t("drag", { title })}
            sx={{
              // As wide as a finger, and no wider to the eye: it reaches over the cover.
              width: 48,
              height: 48,
              justifyContent: "start",
              px: "7px",
              marginInlineStart: -0.5,
              marginInlineEnd: "-20px",
              touchAction: "none",
              cursor: "grab",
              color: "text.secondary",
            }}
          >
            <IconGripVertical size={18} aria-hidden />
          </IconButton>
        )}
        <Cover words={`${title} ${artist}`} size={40} />
        <SongTitle
          title={title}
          artist={artist}
          note={lengthText(lengthOf(request))}
          lines={1}
          sx={{ flex: 1 }}
        />
        {pinned && (
          <Box
            component="span"
            role="img"
            aria-label={t("pinned")}
            sx={{ color: "primary.main", display: "flex" }}
          >
            <IconPin size={18} aria-hidden />
          </Box>
        )}
        <MoreMenu request={request} moves={moves} />
        {canWork && (
          <IconButton
            size="large"
            aria-label={t("playTitle", { title })}
            onClick={() => actions.change(request, { status: "playing" })}
            sx={{ bgcolor: "primary.light", color: "primary.main" }}
          >
            <IconPlayerPlay size={20} aria-hidden />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

/** What a screen reader announces while a song is moved by keyboard. */
function useAnnouncements(requests: DjRequest[]) {
  const t = useTranslations("board.dragging");
  const title = (id: unknown) => requests.find((request) => request.id === id)?.title ?? "";
  const place = (id: unknown) => requests.findIndex((request) => request.id === id) + 1;
  return {
    screenReaderInstructions: { draggable: t("instructions") },
    announcements: {
      onDragStart: ({ active }: Pick<DragEndEvent, "active">) =>
        t("start", { title: title(active.id), place: place(active.id) }),
      onDragOver: ({ active, over }: Pick<DragEndEvent, "active" | "over">) =>
        over ? t("over", { title: title(active.id), place: place(over.id) }) : undefined,
      onDragEnd: ({ active, over }: Pick<DragEndEvent, "active" | "over">) =>
        t("end", { title: title(active.id), place: place(over?.id ?? active.id) }),
      onDragCancel: ({ active }: Pick<DragEndEvent, "active">) =>
        t("cancel", { title: title(active.id) }),
    },
  };
}
