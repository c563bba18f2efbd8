import Box from "@mui/material/Box";
import Button, { type ButtonProps } from "@mui/material/Button";
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
  type TablerIcon,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { clamp } from "@/components/ui/clamp";
import { useIsSecureContext } from "@/components/ui/use-is-secure-context";
import type { Board } from "@/lib/party/board/schema";
import { useBoardStore } from "@/lib/party/board/store";
import { useEventActions } from "@/lib/party/events/hooks";
import type { EventStatus } from "@/lib/party/events/schema";
import { may } from "@/lib/party/members/rules";
import { useBoardTools } from "./board-tools";
import { SubmitDialog } from "./submit-dialog";

/** Which night this is, and what concerns all of it: undo, pause, add. */
export function BoardHeader({ board }: { board: Board }) {
  const t = useTranslations("board");
  const { canWork, undo } = useBoardTools();
  const { isSoundOn, toggleSound, picked, startPicking, stopPicking } = useBoardStore();
  const [isAdding, setIsAdding] = useState(false);
  const { id, name, venue, code, status } = board;
  const isOpen = status === "open";
  const isSecure = useIsSecureContext();

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, flexWrap: "wrap" }}>
      <Box sx={{ flex: { xs: "1 0 100%", sm: "1 1 12rem" }, minWidth: 0 }}>
        <Typography component="h1" variant="h4" dir="auto" sx={clamp(1)}>
          {name}
        </Typography>
        <Typography color="textSecondary" sx={clamp(1)}>
          {venue && (
            <>
              <bdi>{venue}</bdi> ·{" "}
            </>
          )}
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
          <Box sx={{ flexGrow: { xs: 1, sm: 0 } }} />
          <HeaderButton
            icon={IconArrowBackUp}
            label={board.undo ? t("undo", { step: t(`steps.${board.undo}`) }) : t("nothingToUndo")}
            color="inherit"
            disabled={board.undo === null}
            onClick={undo}
            // The name of the step changes; the neighbouring buttons must not move.
            width={132}
          />
        </>
      )}
      {may(board.role, "manage") && <PauseButton eventId={id} status={status} />}
      {isAdding && <SubmitDialog onClose={() => setIsAdding(false)} />}
    </Box>
  );
}

/** A breath for the DJ: guests see the list, but cannot submit. */
function PauseButton({ eventId, status }: { eventId: string; status: EventStatus }) {
  const t = useTranslations("board");
  const { setStatus } = useEventActions();
  if (status !== "open" && status !== "paused") return null;
  const isOpen = status === "open";
  return (
    <HeaderButton
      icon={isOpen ? IconPlayerPause : IconPlayerPlay}
      label={t(isOpen ? "pause" : "resume")}
      color={isOpen ? "inherit" : "warning"}
      onClick={() => setStatus(eventId, isOpen ? "paused" : "open")}
    />
  );
}

/** On a phone there is room for its icon, and the words for a screen reader. */
function HeaderButton({
  icon: Icon,
  label,
  width = 48,
  ...props
}: ButtonProps & { icon: TablerIcon; label: string; width?: number }) {
  return (
    <Button
      size="large"
      variant="tinted"
      title={label}
      aria-label={label}
      sx={{ minWidth: { xs: 48, sm: width }, px: { xs: 0, sm: 2.75 } }}
      {...props}
    >
      <Icon size={20} aria-hidden />
      <Box component="span" sx={{ display: { xs: "none", sm: "inline" }, marginInlineStart: 1 }}>
        {label}
      </Box>
    </Button>
  );
}
