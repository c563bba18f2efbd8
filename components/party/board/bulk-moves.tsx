import { IconArrowBarToUp, IconBookmark, IconListNumbers, IconRotate } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { QUEUE } from "@/lib/party/events/lanes";
import { useBoardTools } from "./board-tools";
import type { BulkProps } from "./bulk-decisions";
import { TouchButton, TouchMenuButton } from "./touch-button";

/** What moves all picked songs of the queue and the lanes: to a lane, together, to the front, or back to waiting. */
export function BulkMoves({
  title,
  count,
  isDisabled,
  onChange,
  onLineUp,
}: BulkProps & { onLineUp: () => void }) {
  const t = useTranslations("board");
  const { lanes } = useBoardTools();
  return (
    <>
      <TouchButton
        tone="raised"
        aria-label={t("backToWaiting")}
        title={t("backToWaiting")}
        disabled={isDisabled}
        onClick={() => onChange({ status: "pending" })}
      >
        <IconRotate aria-hidden />
      </TouchButton>
      <TouchMenuButton
        tone="raised"
        label={t("later", { title })}
        choicesOf={() =>
          [QUEUE, ...lanes].map((lane) => ({
            // A lane may have the same name as the queue.
            key: `lane ${lane}`,
            label: lane === QUEUE ? t("toQueue") : t("toLane", { lane }),
            onChoose: () => onChange({ lane }),
          }))
        }
        disabled={isDisabled}
      >
        <IconBookmark aria-hidden />
      </TouchMenuButton>
      <TouchButton
        tone="raised"
        aria-label={t("lineUp")}
        title={t("lineUp")}
        disabled={isDisabled || count < 2}
        onClick={onLineUp}
      >
        <IconListNumbers aria-hidden />
      </TouchButton>
      <TouchButton
        tone="primary"
        hasWords
        disabled={isDisabled}
        onClick={() => onChange({ lane: QUEUE, after: null })}
      >
        <IconArrowBarToUp size={20} aria-hidden />
        {t("playNext")}
      </TouchButton>
    </>
  );
}
