import { IconBellRinging, IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEventPhase } from "@/components/party/events/use-event-phase";
import { useTimeLeft } from "@/components/party/events/use-time-left";
import { Button } from "@/components/ui/button";
import type { Board } from "@/lib/party/board/schema";
import { endOf } from "@/lib/party/events/rules";
import styles from "./night-button.module.css";

/** Gets the focus again when the panel closes. */
export const NIGHT_BUTTON_ID = "night-button";
export const NIGHT_PANEL_ID = "night-panel";

/** Opens what concerns the whole night. During the last call, it counts down in place of its name. */
export function NightButton({
  board,
  isOpen,
  onToggle,
}: {
  board: Board;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const t = useTranslations("board");
  const isCalled = useEventPhase(board) === "open" && board.lastCallAt !== null;
  const left = useTimeLeft(isCalled ? endOf(board) : null);
  return (
    <Button
      variant="tinted"
      color={left ? "warning" : isOpen ? "primary" : "inherit"}
      id={NIGHT_BUTTON_ID}
      className={styles.night}
      aria-label={left ? `${t("night.title")} · ${t("lastCall.running", { left })}` : undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? NIGHT_PANEL_ID : undefined}
      onClick={onToggle}
    >
      {left && <IconBellRinging size={20} aria-hidden />}
      <span>{left ?? t("night.title")}</span>
      <IconChevronDown size={18} aria-hidden className={styles.fold} />
    </Button>
  );
}
