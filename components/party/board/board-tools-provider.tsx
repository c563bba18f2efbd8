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
import { useStepWords } from "./use-step-words";

/** Provides the board's tools to all of its parts, and renders the dialogs that they open. */
export function BoardToolsProvider({
  board,
  children,
  ...given
}: {
  board: Board;
  children: ReactNode;
} & Pick<BoardTools, "events" | "guestPage">) {
  const t = useTranslations("board");
  const actions = useBoardActions(board.id);
  const wordsOf = useStepWords(board);
  const [opened, setOpened] = useState<Opened>();
  // For screen readers; a toast would cover the button for the next undo.
  const [said, setSaid] = useState("");

  const tools: BoardTools = {
    ...given,
    eventId: board.id,
    actions,
    undo: () =>
      void actions.undo((step) => {
        const undone = t("undone", { step: t(`steps.${step.verb}`) });
        setSaid([undone, wordsOf(step)].filter(Boolean).join(" · "));
      }),
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
