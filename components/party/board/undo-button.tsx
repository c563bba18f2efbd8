import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { Board } from "@/lib/party/board/schema";
import { useBoardTools } from "./board-tools";

/** Undoes the last step. On phones it shows its icon only; screen readers still read the label. */
export function UndoButton({ board }: { board: Board }) {
  const t = useTranslations("board");
  const { undo } = useBoardTools();
  const label = board.undo ? t("undo", { step: t(`steps.${board.undo}`) }) : t("nothingToUndo");
  return (
    <Button
      size="large"
      variant="tinted"
      color="inherit"
      title={label}
      aria-label={label}
      disabled={board.undo === null}
      onClick={undo}
      sx={{
        // The label changes with the step; the neighbouring buttons must not move.
        width: { xs: 48, sm: 200 },
        minWidth: 48,
        px: { xs: 0, sm: 1.75 },
        justifyContent: { xs: "center", sm: "start" },
      }}
    >
      <IconArrowBackUp size={20} aria-hidden style={{ flex: "none" }} />
      <Box
        component="span"
        sx={{
          display: { xs: "none", sm: "inline" },
          marginInlineStart: 1,
          overflow: "hidden",
          textOverflow: "ellipsis",
          whiteSpace: "nowrap",
        }}
      >
        {label}
      </Box>
    </Button>
  );
}
