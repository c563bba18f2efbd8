import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { clamp } from "@/components/ui/clamp";
import { Face } from "@/components/ui/face";
import { isolated } from "@/components/ui/isolated";
import { addressOf } from "@/lib/calls/address";
import type { Board } from "@/lib/party/board/schema";
import type { PastStep } from "@/lib/party/requests/change-schema";
import { pictureCalls } from "@/lib/shell/pictures/calls";
import { useBoardTools } from "./board-tools";
import { useClockTime } from "./use-clock-time";

/** One step of the past: what was done to which song, by whom and when. `newer` steps came after it. */
export function HistoryRow({
  board,
  step: { verb, title, songs, by, byDeck, at },
  newer,
  onUndo,
}: {
  board: Board;
  step: PastStep;
  newer: number;
  onUndo: () => void;
}) {
  const t = useTranslations("board");
  const { canWork } = useBoardTools();
  const clockTime = useClockTime();
  const song = songs > 1 ? t("several", { count: songs }) : title && isolated(title);
  const done = [t(`steps.${verb}`), song].filter(Boolean).join(" · ");
  const dj = by && (by.id === board.djId ? t("history.you") : isolated(by.name));
  const who = byDeck ? t("decks.by") : dj;
  const label = newer === 0 ? t("history.undo") : t("history.undoTo");
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        minHeight: 60,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      {by && (
        <Face
          src={addressOf(pictureCalls.get, { params: { kind: "avatar", id: by.id } })}
          size={32}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ ...clamp(1), fontWeight: 600 }} title={done}>
          {done}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={clamp(1)}>
          <time dateTime={at}>{clockTime(at)}</time>
          {who && ` · ${who}`}
        </Typography>
      </Box>
      {canWork && (
        <Button
          variant="tinted"
          color="inherit"
          aria-label={t("history.undoStep", { undo: label, step: done, steps: newer + 1 })}
          onClick={onUndo}
        >
          {label}
        </Button>
      )}
    </Box>
  );
}
