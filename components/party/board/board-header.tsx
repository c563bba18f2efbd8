import { IconPlayerPause, IconPlayerPlay, IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useBooth } from "@/components/party/booth/use-booth";
import { useEventPhase } from "@/components/party/events/use-event-phase";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Board } from "@/lib/party/board/schema";
import { useEventActions } from "@/lib/party/events/actions";
import { may } from "@/lib/party/members/rules";
import styles from "./board-header.module.css";
import { BoardSearch } from "./board-search";
import { useBoardTools } from "./board-tools";
import { EventHeading } from "./event-heading";
import { HeaderButton } from "./header-button";
import { OtherDjs } from "./other-djs";
import { UndoButton } from "./undo-button";

/**
 * The one row above the list: the event's name, and what is done many times a night. Together with the top bar it has
 * at most nine controls; what is rarer stands in the night's panel, which the children open.
 */
export function BoardHeader({ board, children }: { board: Board; children: ReactNode }) {
  const t = useTranslations("board");
  const { canWork } = useBoardTools();
  const { isBooth } = useBooth();
  const { Part: SubmitDialog, open: openSubmit, close: closeSubmit } = useLazyPart(loadSubmit);

  return (
    <div className={styles.header}>
      {/* In booth mode, there is no top bar. */}
      <div className={isBooth ? styles.about : `${styles.about} ${styles.inTopBar}`}>
        <EventHeading board={board} />
        <OtherDjs />
      </div>
      <div className={styles.actions}>
        <BoardSearch />
        {canWork && <HeaderButton icon={IconPlus} label={t("addTitle")} onClick={openSubmit} />}
        <span className={styles.space} />
        {canWork && <UndoButton board={board} />}
        {may(board.role, "manage") && <PauseButton board={board} />}
        {children}
      </div>
      {SubmitDialog && <SubmitDialog onClose={closeSubmit} />}
    </div>
  );
}

async function loadSubmit() {
  const { SubmitDialog } = await import("./submit-dialog");
  return SubmitDialog;
}

/** Pauses requests: guests see the list but cannot submit. */
function PauseButton({ board }: { board: Board }) {
  const t = useTranslations("board");
  const { setStatus } = useEventActions();
  const phase = useEventPhase(board);
  if (phase !== "open" && phase !== "paused") return null;
  const isOpen = phase === "open";
  return (
    <HeaderButton
      icon={isOpen ? IconPlayerPause : IconPlayerPlay}
      label={t(isOpen ? "pause" : "resume")}
      variant={isOpen ? "text" : "tinted"}
      color={isOpen ? "inherit" : "warning"}
      onClick={() => setStatus(board, isOpen ? "paused" : "open")}
    />
  );
}
