import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useServerNow } from "@/lib/client/server-clock";
import { useBoard } from "@/lib/party/board/hooks";
import { QUEUE } from "@/lib/party/events/lanes";
import { isInTime, waitAt } from "@/lib/party/events/pace-rules";
import { lengthOf, secondsLeft } from "@/lib/party/requests/rules";
import { useBoardTools } from "./board-tools";
import type { Lane } from "./lanes";
import { useClockTime } from "./use-clock-time";

/** The place in the queue from which on nothing fits before the closing time; undefined if all of it does. */
export function useClosingPlace({ name, requests }: Lane) {
  const { eventId } = useBoardTools();
  const { board } = useBoard(eventId);
  const now = useServerNow().getTime();
  if (name !== QUEUE || !board?.closesAt) return undefined;
  let seconds = secondsLeft(board.playing, now);
  for (const [count, request] of requests.entries()) {
    const wait = waitAt(board.pace, { count, seconds }, now);
    if (!isInTime(wait, lengthOf(request), board.closesAt, now)) {
      return { index: count, at: board.closesAt };
    }
    seconds += lengthOf(request);
  }
  return undefined;
}

/** The line below which nothing fits before the closing time. */
export function ClosingLine({ at }: { at: string }) {
  const t = useTranslations("board");
  const clockTime = useClockTime();
  return (
    <Box
      sx={{
        // On the edge between two songs, because all rows are equally high.
        position: "absolute",
        insetInline: 0,
        top: 0,
        transform: "translateY(-50%)",
        zIndex: 1,
        pointerEvents: "none",
        display: "flex",
        alignItems: "center",
        gap: 1,
        fontSize: "0.75rem",
        lineHeight: 1,
        fontWeight: 650,
        color: "warning.main",
        "&::before, &::after": {
          content: '""',
          flex: 1,
          borderTop: 1,
          borderColor: "warning.main",
        },
      }}
    >
      {t("closing", { time: clockTime(at) })}
    </Box>
  );
}
