import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useBoardActions } from "@/lib/party/board/actions";
import type { Board } from "@/lib/party/board/schema";
import { may } from "@/lib/party/members/rules";
import { type BoardTools, BoardToolsContext, type Opened } from "./board-tools";
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
  const dialog = useLazyPart(() =>
    import("./request-dialog").then(({ RequestDialog }) => RequestDialog),
  );
  // For screen readers; a toast would cover the button for the next undo.
  const [said, setSaid] = useState("");

  const close = () => setOpened(undefined);

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
    open(name, request) {
      setOpened({ dialog: name, request });
      if (name !== "ownWords") dialog.open();
    },
  };
  return (
    <BoardToolsContext value={tools}>
      {children}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {opened?.dialog === "ownWords" && (
        // At once, because the DJ is typing already.
        <OwnWordsDialog
          title={opened.request.title}
          onClose={close}
          onDecline={(change) => actions.change(opened.request, change)}
        />
      )}
      {opened && opened.dialog !== "ownWords" && dialog.Part && (
        <dialog.Part {...opened} onClose={close} />
      )}
    </BoardToolsContext>
  );
}
