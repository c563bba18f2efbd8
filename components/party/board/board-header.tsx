import Box from "@mui/material/Box";
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
    <Box
      sx={{
        display: "flex",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        columnGap: 0.5,
        minHeight: 48,
      }}
    >
      <Box
        sx={{
          flex: { xs: "1 0 100%", sm: "1 1 0" },
          minWidth: 0,
          display: "flex",
          alignItems: "center",
        }}
      >
        <EventHeading board={board} />
        <OtherDjs />
        <BoardSearch />
        {/* With the name: on a phone, the row of actions has no room for more. */}
        <HistoryButton board={board} />
        <BoothButtons />
      </Box>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          flex: { xs: "1 0 100%", sm: "none" },
          gap: { sm: 0.5 },
        }}
      >
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
            <Box sx={{ flexGrow: { xs: 1, sm: 0 } }} />
            <UndoButton board={board} />
          </>
        )}
        {may(board.role, "manage") && <LastCallButton board={board} />}
        {may(board.role, "manage") && <PauseButton board={board} />}
      </Box>
      {SubmitDialog && <SubmitDialog onClose={closeSubmit} />}
    </Box>
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
