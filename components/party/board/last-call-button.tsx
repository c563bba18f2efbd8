import { IconBellRinging, IconBellX, IconHourglassLow } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEventPhase } from "@/components/party/events/use-event-phase";
import { useTimeLeft } from "@/components/party/events/use-time-left";
import type { MenuChoice } from "@/components/ui/menu-choice";
import { useLastCall } from "@/lib/party/board/last-call-hooks";
import type { Board } from "@/lib/party/board/schema";
import { endOf } from "@/lib/party/events/rules";
import styles from "./last-call-button.module.css";
import { TouchMenuButton } from "./touch-button";

const MINUTES = [5, 10, 15, 30];

/** Announces to guests that requests close soon, counts down, and takes it back. */
export function LastCallButton({ board }: { board: Board }) {
  const t = useTranslations("board.lastCall");
  const callLast = useLastCall(board.id);
  const phase = useEventPhase(board);
  const isRunning = board.lastCallAt !== null;
  const left = useTimeLeft(isRunning ? endOf(board) : null);
  if (phase !== "open") return null;

  const choicesOf = (): MenuChoice[] => [
    ...MINUTES.map((minutes) => ({
      key: String(minutes),
      label: t("in", { minutes }),
      icon: IconHourglassLow,
      onChoose: () => callLast(minutes),
    })),
    ...(isRunning
      ? [{ key: "off", label: t("takeBack"), icon: IconBellX, onChoose: () => callLast(null) }]
      : []),
  ];
  return (
    <TouchMenuButton
      tone={isRunning ? "warning" : "plain"}
      className={styles.button}
      label={left && isRunning ? t("running", { left }) : t("label")}
      title={t("label")}
      choicesOf={choicesOf}
    >
      <IconBellRinging size={22} aria-hidden />
      {isRunning && left && <span className={styles.left}>{left}</span>}
    </TouchMenuButton>
  );
}
