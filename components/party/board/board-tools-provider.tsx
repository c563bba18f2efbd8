import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useBoardActions } from "@/lib/party/board/actions";
import type { Board } from "@/lib/party/board/schema";
import { may } from "@/lib/party/members/rules";
import { type BoardTools, BoardToolsContext, type Opened, useBoardTools } from "./board-tools";
import { CardDialog } from "./card-dialog";
import { MergeDialog } from "./merge-dialog";
import { OwnWordsDialog } from "./own-words-dialog";

/** Hands every part of the board what it works with, and shows the dialogs that they open. */
export function BoardToolsProvider({ board, children }: { board: Board; children: ReactNode }) {
  const t = useTranslations("board");
  const actions = useBoardActions(board.id);
  const [opened, setOpened] = useState<Opened>();
  // For those who do not see the card move; a toast would lie over the button for the next undo.
  const [said, setSaid] = useState("");

  const tools: BoardTools = {
    eventId: board.id,
    actions,
    undo: () => void actions.undo((verb) => setSaid(t("undone", { step: t(`steps.${verb}`) }))),
    canWork: may(board.role, "work"),
    lanes: board.settings.lanes,
    timeZone: board.timeZone,
    open: (dialog, request) => setOpened({ dialog, request }),
  };
  return (
    <BoardToolsContext value={tools}>
      {children}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {opened && <RequestDialog {...opened} onClose={() => setOpened(undefined)} />}
    </BoardToolsContext>
  );
}

function RequestDialog({ dialog, request, onClose }: Opened & { onClose: () => void }) {
  const { actions } = useBoardTools();
  switch (dialog) {
    case "card":
      return <CardDialog request={request} onClose={onClose} />;
    case "merge":
      return <MergeDialog request={request} onClose={onClose} />;
    case "ownWords":
      return (
        <OwnWordsDialog
          title={request.title}
          onClose={onClose}
          onDecline={(change) => actions.change(request, change)}
        />
      );
  }
}
