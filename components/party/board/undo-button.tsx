import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { Board } from "@/lib/party/board/schema";
import { useBoardTools } from "./board-tools";
import { TouchButton } from "./touch-button";
import styles from "./undo-button.module.css";
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
    <TouchButton
      tone="raised"
      className={styles.undo}
      title={label}
      aria-label={label}
      disabled={board.undo === null}
      onClick={undo}
    >
      <IconArrowBackUp size={20} aria-hidden />
      <span className={styles.words}>
        <span className={styles.step}>{step}</span>
        {words && (
          <span dir="auto" className={styles.about}>
            {words}
          </span>
        )}
      </span>
    </TouchButton>
  );
}
