import { useSortable } from "@dnd-kit/sortable";
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
import type { ReactNode } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { lengthText } from "@/components/ui/length-text";
import { lengthOf } from "@/lib/party/requests/rules";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { MoreMenu } from "./more-menu";

/** One song in the queue: drag handle, up and down, and play. */
export function QueueRow({
  request,
  index,
  count,
  onMove,
  children,
}: {
  request: DjRequest;
  /** Its place in the lane; 0 is the first. */
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  /** Stands above the song. */
  children?: ReactNode;
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
      isDisabled: index === 0,
      onChoose: () => onMove(-1),
    },
    {
      key: "down",
      label: t("down"),
      icon: IconArrowDown,
      isDisabled: index === count - 1,
      onChoose: () => onMove(1),
    },
  ];
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-song={id}
      // Of a long lane, only the rows near the screen are there.
      aria-posinset={index + 1}
      aria-setsize={count}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        py: 0.25,
        position: "relative",
        zIndex: isDragging ? 1 : "auto",
        bgcolor: isDragging ? "background.raised" : "transparent",
        borderRadius: 1,
      }}
    >
      {children}
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        {canWork && (
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={t("drag", { title })}
            sx={{
              // Wide enough for a finger; the part that overlaps the cover is transparent.
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
        <SongTitle title={title} artist={artist} note={lengthText(lengthOf(request))} lines={1} />
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
