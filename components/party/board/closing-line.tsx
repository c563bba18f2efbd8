import { useTranslations } from "next-intl";
import { useServerNow } from "@/lib/client/server-clock";
import { useBoard } from "@/lib/party/board/hooks";
import { QUEUE } from "@/lib/party/events/lanes";
import { isInTime, waitAt } from "@/lib/party/events/pace-rules";
import { lengthOf, secondsLeft } from "@/lib/party/requests/rules";
import { useBoardTools } from "./board-tools";
import styles from "./closing-line.module.css";
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
  return <div className={styles.line}>{t("closing", { time: clockTime(at) })}</div>;
}
