import {
  IconListCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEventPhase } from "@/components/party/events/use-event-phase";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Board } from "@/lib/party/board/schema";
import { useBoardStore } from "@/lib/party/board/store";
import { useEventActions } from "@/lib/party/events/actions";
import { may } from "@/lib/party/members/rules";
import styles from "./board-header.module.css";
import { BoardSearch } from "./board-search";
import { useBoardTools } from "./board-tools";
import { BoothButtons } from "./booth-buttons";
import { EventHeading } from "./event-heading";
import { HeaderButton } from "./header-button";
import { HistoryButton } from "./history-button";
import { LastCallButton } from "./last-call-button";
import { OtherDjs } from "./other-djs";
import { UndoButton } from "./undo-button";

/** The one row above the list: the event's name, and the actions on the whole event. */
export function BoardHeader({ board }: { board: Board }) {
  const t = useTranslations("board");
  const { canWork } = useBoardTools();
  const { isSoundOn, toggleSound, picked, startPicking, stopPicking } = useBoardStore();
  const { Part: SubmitDialog, open: openSubmit, close: closeSubmit } = useLazyPart(loadSubmit);

  return (
    <div className={styles.header}>
      <div className={styles.about}>
        <EventHeading board={board} />
        <OtherDjs />
        <BoardSearch />
        {/* With the name: on a phone, the row of actions has no room for more. */}
        <HistoryButton board={board} />
        <BoothButtons />
      </div>
      <div className={styles.actions}>
        <HeaderButton
          icon={isSoundOn ? IconVolume : IconVolumeOff}
          label={t("sound")}
          hint={t(isSoundOn ? "soundOff" : "soundOn")}
          isPressed={isSoundOn}
          onClick={toggleSound}
        />
        <HeaderButton
          icon={IconListCheck}
          label={t("pickSeveral")}
          isPressed={picked !== undefined}
          onClick={picked ? stopPicking : startPicking}
        />
        {canWork && (
          <>
            <HeaderButton icon={IconPlus} label={t("addTitle")} onClick={openSubmit} />
            <span className={styles.space} />
            <UndoButton board={board} />
          </>
        )}
        {may(board.role, "manage") && <LastCallButton board={board} />}
        {may(board.role, "manage") && <PauseButton board={board} />}
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
      isWarning={!isOpen}
      onClick={() => setStatus(board, isOpen ? "paused" : "open")}
    />
  );
}
