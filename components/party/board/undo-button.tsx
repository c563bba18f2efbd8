import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import type { Board } from "@/lib/party/board/schema";
import { useBoardTools } from "./board-tools";
import { useStepWords } from "./use-step-words";

/** Takes back the last step, which it names. On phones it shows its icon only; screen readers still read the label. */
export function UndoButton({ board }: { board: Board }) {
  const t = useTranslations("board");
  const wordsOf = useStepWords(board);
  const { undo } = useBoardTools();
  const step = board.undo ? t("undo", { step: t(`steps.${board.undo.verb}`) }) : t("nothingToUndo");
  const words = board.undo ? wordsOf(board.undo) : "";
  const label = [step, words].filter(Boolean).join(" · ");
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
        width: { xs: 48, sm: 132 },
        flex: "none",
        minWidth: 48,
        px: { xs: 0, sm: 1.25 },
        gap: 0.75,
        justifyContent: { xs: "center", sm: "start" },
        textAlign: "start",
        lineHeight: 1.3,
      }}
    >
      <IconArrowBackUp size={20} aria-hidden style={{ flex: "none" }} />
      <Box component="span" sx={{ display: { xs: "none", sm: "block" }, minWidth: 0 }}>
        <Box component="span" sx={{ ...clamp(1), fontSize: "0.8125rem" }}>
          {step}
        </Box>
        {words && (
          <Box component="span" dir="auto" sx={{ ...clamp(1), fontSize: "0.75rem", opacity: 0.8 }}>
            {words}
          </Box>
        )}
      </Box>
    </Button>
  );
}
