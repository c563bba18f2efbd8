import { IconBookmark, IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useBoardStore } from "@/lib/party/board/store";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import styles from "./bulk-bar.module.css";
import { DeclineButton } from "./decline-button";
import { TouchButton, TouchMenuButton } from "./touch-button";

/** Decides all selected requests at once: one step, one undo. */
export function BulkBar({ requests }: { requests: DjRequest[] }) {
  const t = useTranslations("board");
  const { actions, lanes, canWork } = useBoardTools();
  const { picked, pickAll, stopPicking } = useBoardStore();
  const ownWords = useLazyPart(() =>
    import("./own-words-dialog").then(({ OwnWordsDialog }) => OwnWordsDialog),
  );
  if (!picked) return null;
  const waiting = requests.filter(({ status }) => status === "pending");
  const chosen = waiting.filter(({ id }) => picked.has(id));
  const isEmpty = chosen.length === 0;
  const title = t("pickedCount", { count: chosen.length });

  function handleChange(change: RequestChange) {
    stopPicking();
    actions.changeAll(chosen, change);
  }

  return (
    <div className={styles.bar}>
      <p role="status" className={styles.title}>
        {title}
      </p>
      <TouchButton
        hasWords
        disabled={chosen.length === waiting.length}
        onClick={() => pickAll(waiting.map(({ id }) => id))}
      >
        {t("pickAll")}
      </TouchButton>
      <TouchButton hasWords onClick={stopPicking}>
        {t("cancel")}
      </TouchButton>
      <DeclineButton
        title={title}
        isDisabled={isEmpty}
        onDecline={handleChange}
        onOwnWords={ownWords.open}
      />
      {canWork && lanes.length > 0 && (
        <TouchMenuButton
          tone="raised"
          label={t("later", { title })}
          choicesOf={() =>
            lanes.map((lane) => ({
              key: lane,
              label: lane,
              onChoose: () => handleChange({ status: "accepted", lane }),
            }))
          }
          disabled={isEmpty}
        >
          <IconBookmark aria-hidden />
        </TouchMenuButton>
      )}
      <TouchButton
        tone="success"
        hasWords
        disabled={isEmpty}
        onClick={() => handleChange({ status: "accepted" })}
      >
        <IconCheck size={20} aria-hidden />
        {t("acceptCount", { count: chosen.length })}
      </TouchButton>
      {ownWords.Part && (
        <ownWords.Part title={title} onClose={ownWords.close} onDecline={handleChange} />
      )}
    </div>
  );
}
