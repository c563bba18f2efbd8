import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { useToasts } from "@/lib/client/use-toasts";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useUndoTo } from "@/lib/party/board/history-hooks";
import type { Board } from "@/lib/party/board/schema";
import type { DjDelta } from "@/lib/party/live/schema";
import { may } from "@/lib/party/members/rules";

/** Long enough for a DJ who looks up from the decks only now and then. */
const DURATION_MS = 20_000;

/** Returns a function that tells the DJ of a step with which another one went over what was decided. */
export function useOverruled(board: Board) {
  const t = useTranslations("board");
  const toasts = useToasts();
  const showUndo = useUndoToast();
  const undoTo = useUndoTo(board);

  return ({ id, over, verb, requests }: DjDelta) => {
    if (!over || over.id === board.djId) return;
    const title = requests[0]?.title ?? "";
    const step = [t(`steps.${verb}`), isolated(title)].join(" · ");
    const undone = t("undone", { step });
    const message = t("outage.overruled", { name: isolated(over.name), step });
    const more = { duration: DURATION_MS };
    if (!may(board.role, "work")) return toasts.show(message, more);
    showUndo(message, () => void undoTo({ id }, undone, id), more);
  };
}
