import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { SideDrawer } from "@/components/ui/side-drawer";
import { useErrorText } from "@/lib/client/error-text";
import { useHistory, useUndoTo } from "@/lib/party/board/history-hooks";
import type { Board } from "@/lib/party/board/schema";
import { HistoryRow } from "./history-row";

/** The last steps of all DJs, the newest first, each with the way back to before it. */
export function HistoryPanel({ board, onClose }: { board: Board; onClose: () => void }) {
  const t = useTranslations("board");
  const heading = useRef<HTMLHeadingElement>(null);
  const errorText = useErrorText();
  const undoTo = useUndoTo(board);
  const { steps, error } = useHistory(board);
  return (
    <SideDrawer
      title={t("history.title")}
      closeLabel={t("close")}
      width={420}
      headingRef={heading}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t("history.about")}
      </Typography>
      {error && !steps && <Alert severity="error">{errorText(error)}</Alert>}
      {!steps && !error && <Skeleton variant="rounded" height={240} />}
      {steps?.length === 0 && <Typography>{t("history.empty")}</Typography>}
      <Box component="ol" aria-label={t("history.title")} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {steps?.map((step, index) => (
          <HistoryRow
            key={step.id}
            board={board}
            step={step}
            newer={index}
            onUndo={() => {
              // The row and its button go away.
              heading.current?.focus();
              const undone = t("history.undone", { steps: index + 1 });
              void undoTo(step, undone);
            }}
          />
        ))}
      </Box>
    </SideDrawer>
  );
}
