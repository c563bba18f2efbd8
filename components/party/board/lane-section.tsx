import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { QUEUE } from "@/lib/party/events/lanes";
import { lengthOf } from "@/lib/party/requests/rules";
import { headingOf, type Lane } from "./lanes";
import { QueueList } from "./queue-list";

/** A lane's name and its songs. */
export function LaneSection({ lane }: { lane: Lane }) {
  const t = useTranslations("board");
  const id = useId();
  const { name, requests, songs } = lane;
  const isQueue = name === QUEUE;
  const label = isQueue ? t("queue") : name;
  const minutes = Math.round(requests.reduce((sum, request) => sum + lengthOf(request), 0) / 60);
  function lengthOfLane() {
    if (songs !== undefined) return t("songs", { songs });
    if (isQueue) return t("queueLength", { songs: requests.length, minutes });
    return t("planned", { songs: requests.length });
  }
  const title = (
    <>
      <Typography id={id} component="h2" variant="h6" sx={{ flex: 1 }}>
        {label}
      </Typography>
      <Typography color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {lengthOfLane()}
      </Typography>
    </>
  );
  return (
    <Box component="section" aria-labelledby={id}>
      {isQueue ? <Box sx={HEADING}>{title}</Box> : <DropHeading lane={name}>{title}</DropHeading>}
      {requests.length > 0 && <QueueList label={label} lane={lane} />}
      {requests.length === 0 && isQueue && (
        <Typography color="textSecondary">{t("queueEmpty")}</Typography>
      )}
    </Box>
  );
}

const HEADING = { display: "flex", alignItems: "baseline", gap: 1, pb: 0.5 };

/** A lane's name: a song that is dropped on it becomes the lane's first. */
function DropHeading({ lane, children }: { lane: string; children: ReactNode }) {
  const { setNodeRef, transform, transition, isOver } = useSortable({
    id: headingOf(lane),
    disabled: { draggable: true },
  });
  return (
    <Box
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ ...HEADING, pt: 2.5, ...(isOver && { color: "primary.main" }) }}
    >
      {children}
    </Box>
  );
}
