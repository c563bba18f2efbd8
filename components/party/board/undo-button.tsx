import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { addressOf } from "@/lib/calls/address";
import type { Board } from "@/lib/party/board/schema";
import { pictureCalls } from "@/lib/shell/pictures/calls";
import { useBoardTools } from "./board-tools";
import styles from "./undo-button.module.css";
import { useStepWords } from "./use-step-words";

/**
 * Takes back the last step, which it names, with the face of the DJ who took it unless it was this one. Where the header
 * is narrow, it shows its icon only; screen readers still read the label.
 */
export function UndoButton({ board }: { board: Board }) {
  const t = useTranslations("board");
  const wordsOf = useStepWords(board);
  const { actions } = useBoardTools();
  const step = board.undo ? t("undo", { step: t(`steps.${board.undo.verb}`) }) : t("nothingToUndo");
  const words = board.undo ? wordsOf(board.undo) : "";
  const by = board.undo?.by;
  const other = by && by.id !== board.djId && by;
  const label = [step, words].filter(Boolean).join(" · ");
  return (
    <IconButton
      variant="tinted"
      color="inherit"
      className={styles.undo}
      title={label}
      aria-label={label}
      disabled={board.undo === null}
      onClick={actions.undo}
    >
      <span className={styles.icon}>
        <IconArrowBackUp size={20} data-directional aria-hidden />
        {other && (
          // biome-ignore lint/performance/noImgElement: every picture is served as it is
          <img
            src={addressOf(pictureCalls.get, { params: { kind: "avatar", id: other.id } })}
            alt=""
            width={18}
            height={18}
            className={styles.face}
          />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.step}>{step}</span>
        {words && (
          <span dir="auto" translate="no" className={styles.about}>
            {words}
          </span>
        )}
      </span>
    </IconButton>
  );
}
