import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useBoardStore } from "@/lib/party/board/store";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import styles from "./bulk-bar.module.css";
import { BulkDecisions } from "./bulk-decisions";
import { BulkMoves } from "./bulk-moves";
import { DeclineButton } from "./decline-button";

const isOpen = ({ status }: DjRequest) => status === "pending" || status === "accepted";

/** Decides or moves all selected requests at once, in the order in which they were picked: one step, one undo. */
export function BulkBar({ requests }: { requests: DjRequest[] }) {
  const t = useTranslations("board");
  const { actions, canWork } = useBoardTools();
  const { picked, pickAll, stopPicking } = useBoardStore();
  const ownWords = useLazyPart(() =>
    import("./own-words-dialog").then(({ OwnWordsDialog }) => OwnWordsDialog),
  );
  if (!picked) return null;
  const open = requests.filter(isOpen);
  const chosen = [...picked].flatMap((id) => open.find((request) => request.id === id) ?? []);
  const [first = open[0]] = chosen;
  const alike = open.filter(({ status }) => status === first?.status);
  const isLined = first?.status === "accepted";
  const count = chosen.length;
  const isEmpty = count === 0;
  const isMixed = chosen.some(({ status }) => status !== first?.status);
  const title = t("pickedCount", { count });

  function handleChange(change: RequestChange, moved = chosen) {
    actions.changeAll(moved, change, stopPicking);
  }
  /** Puts the others behind the first. */
  function handleLineUp() {
    const [front, ...rest] = chosen;
    if (front) handleChange({ lane: front.lane, after: front.id }, rest);
  }
  const bulk = { title, count, isDisabled: isEmpty || isMixed, onChange: handleChange };

  return (
    <div className={styles.bar}>
      <p role="status" className={styles.title}>
        {title}
      </p>
      <Button
        color="inherit"
        disabled={count === alike.length && !isMixed}
        onClick={() => pickAll(alike.map(({ id }) => id))}
      >
        {t("pickAll")}
      </Button>
      <Button color="inherit" onClick={stopPicking}>
        {t("cancel")}
      </Button>
      {(canWork || !isLined) && (
        <DeclineButton
          title={title}
          isDisabled={isEmpty}
          onDecline={handleChange}
          onOwnWords={ownWords.open}
        />
      )}
      {!isLined && <BulkDecisions {...bulk} />}
      {isLined && canWork && <BulkMoves {...bulk} onLineUp={handleLineUp} />}
      {ownWords.Part && (
        <ownWords.Part title={title} onClose={ownWords.close} onDecline={handleChange} />
      )}
    </div>
  );
}
