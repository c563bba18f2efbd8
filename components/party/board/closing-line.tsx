import { useTranslations } from "next-intl";
import { useServerNow } from "@/lib/client/server-clock";
import { closingPlace } from "@/lib/party/board/closing-rules";
import { useBoard } from "@/lib/party/board/hooks";
import { QUEUE } from "@/lib/party/events/lanes";
import { useBoardTools } from "./board-tools";
import styles from "./closing-line.module.css";
import type { Lane } from "./lanes";
import { useClockTime } from "./use-clock-time";

/** The place in the queue from which on nothing fits before the closing time; undefined if all of it does. */
export function useClosingPlace({ name, requests }: Lane) {
  const { eventId } = useBoardTools();
  const { board } = useBoard(eventId);
  const now = useServerNow().getTime();
  return name === QUEUE && board ? closingPlace(requests, board, now) : undefined;
}

/** The line below which nothing fits before the closing time. */
export function ClosingLine({ at, isGuess }: { at: string; isGuess: boolean }) {
  const t = useTranslations("board");
  const clockTime = useClockTime();
  return (
    <div className={styles.line}>
      {t(isGuess ? "closingAbout" : "closing", { time: clockTime(at) })}
    </div>
  );
}
