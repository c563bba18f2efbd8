import { IconArrowBarToUp, IconBookmark, IconListNumbers, IconRotate } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/components/ui/button";
import { MenuIconButton } from "@/components/ui/menu-button";
import { QUEUE } from "@/lib/party/events/lanes";
import { useBoardTools } from "./board-tools";
import type { BulkProps } from "./bulk-decisions";

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
      <IconButton
        variant="tinted"
        color="inherit"
        aria-label={t("backToWaiting")}
        title={t("backToWaiting")}
        disabled={isDisabled}
        onClick={() => onChange({ status: "pending" })}
      >
        <IconRotate aria-hidden />
      </IconButton>
      <MenuIconButton
        variant="tinted"
        color="inherit"
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
      </MenuIconButton>
      <IconButton
        variant="tinted"
        color="inherit"
        aria-label={t("lineUp")}
        title={t("lineUp")}
        disabled={isDisabled || count < 2}
        onClick={onLineUp}
      >
        <IconListNumbers aria-hidden />
      </IconButton>
      <Button
        variant="tinted"
        disabled={isDisabled}
        onClick={() => onChange({ lane: QUEUE, after: null })}
      >
        <IconArrowBarToUp size={20} aria-hidden />
        {t("playNext")}
      </Button>
    </>
  );
}
