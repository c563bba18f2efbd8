import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import {
  IconArrowBackUp,
  IconBell,
  IconBellOff,
  IconListCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useIsSecureContext } from "@/components/ui/use-is-secure-context";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Board } from "@/lib/board/schema";
import { useBoardStore } from "@/lib/board/store";
import type { EventStatus } from "@/lib/events/schema";
import { may } from "@/lib/members/rules";
import { AskDialog } from "./ask-dialog";
import type { BoardSteps } from "./use-board-steps";

/** Which night this is, and what concerns all of it: undo, pause, add. */
export function BoardHeader({ board, steps }: { board: Board; steps: BoardSteps }) {
  const t = useTranslations("board");
  const { isSoundOn, toggleSound, picked, startPicking, stopPicking } = useBoardStore();
  const [isAdding, setIsAdding] = useState(false);
  const { name, venue, code, status, undo } = board;
  const isOpen = status === "open";
  const canWork = may(board.role, "work");
  const isSecure = useIsSecureContext();

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, flexWrap: "wrap" }}>
      <Box sx={{ flex: "1 1 12rem", minWidth: 0 }}>
        <Typography component="h1" variant="h4" noWrap>
          <bdi>{name}</bdi>
        </Typography>
        <Typography color="textSecondary" noWrap>
          {venue && `${venue} · `}
          {t("code")}{" "}
          <Box component="b" sx={{ color: "text.primary", letterSpacing: "0.08em" }}>
            {code}
          </Box>
          {!isOpen && ` · ${t(`eventStatus.${status}`)}`}
          {!canWork && ` · ${t("moderating")}`}
        </Typography>
        {!isSecure && (
          <Typography variant="body2" color="textSecondary">
            {t("mayFallAsleep")}
          </Typography>
        )}
      </Box>
      <Tooltip title={t(isSoundOn ? "soundOff" : "soundOn")}>
        <IconButton
          size="large"
          aria-pressed={isSoundOn}
          aria-label={t("sound")}
          onClick={toggleSound}
        >
          {isSoundOn ? <IconBell aria-hidden /> : <IconBellOff aria-hidden />}
        </IconButton>
      </Tooltip>
      <Tooltip title={t("pickSeveral")}>
        <IconButton
          size="large"
          aria-pressed={picked !== undefined}
          aria-label={t("pickSeveral")}
          onClick={picked ? stopPicking : startPicking}
        >
          <IconListCheck aria-hidden />
        </IconButton>
      </Tooltip>
      {canWork && (
        <>
          <Tooltip title={t("addTitle")}>
            <IconButton size="large" aria-label={t("addTitle")} onClick={() => setIsAdding(true)}>
              <IconPlus aria-hidden />
            </IconButton>
          </Tooltip>
          <Button
            size="large"
            variant="tinted"
            color="inherit"
            disabled={undo === null}
            startIcon={<IconArrowBackUp size={20} aria-hidden />}
            onClick={steps.undo}
            sx={{ minWidth: 132 }}
          >
            {undo ? t("undo", { step: t(`steps.${undo}`) }) : t("nothingToUndo")}
          </Button>
        </>
      )}
      {may(board.role, "manage") && <PauseButton status={status} steps={steps} />}
      <VisuallyHidden role="status">{steps.said}</VisuallyHidden>
      {isAdding && <AskDialog steps={steps} onClose={() => setIsAdding(false)} />}
    </Box>
  );
}

/** A breath for the DJ: guests see the list, but cannot ask. */
function PauseButton({ status, steps }: { status: EventStatus; steps: BoardSteps }) {
  const t = useTranslations("board");
  if (status !== "open" && status !== "paused") return null;
  const isOpen = status === "open";
  const Icon = isOpen ? IconPlayerPause : IconPlayerPlay;
  return (
    <Button
      size="large"
      variant="tinted"
      color={isOpen ? "inherit" : "warning"}
      startIcon={<Icon size={20} aria-hidden />}
      onClick={() => steps.setStatus(isOpen ? "paused" : "open")}
    >
      {t(isOpen ? "pause" : "resume")}
    </Button>
  );
}
