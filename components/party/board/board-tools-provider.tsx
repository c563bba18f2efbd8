import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState } from "react";
import { useEventPhase } from "@/components/party/events/use-event-phase";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { type Bump, useBoardActions } from "@/lib/party/board/actions";
import type { Board } from "@/lib/party/board/schema";
import { may } from "@/lib/party/members/rules";
import { useStepsStore } from "@/lib/party/outbox/store";
import type { DjRequest } from "@/lib/party/requests/schema";
import { type BoardTools, BoardToolsContext, type Opened } from "./board-tools";
import { useStepWords } from "./use-step-words";

/** Provides the board's tools to all of its parts, and renders the dialogs that they open. */
export function BoardToolsProvider({
  board,
  children,
  events,
  guestPage,
}: {
  board: Board;
  children: ReactNode;
} & Pick<BoardTools, "events" | "guestPage">) {
  const t = useTranslations("board");
  const [bump, setBump] = useState<Bump>();
  const promise = useLazyPart(() =>
    import("./promise-dialog").then(({ PromiseDialog }) => PromiseDialog),
  );
  const actions = useStableActions(
    useBoardActions(board.id, (asked) => {
      setBump(asked);
      promise.open();
    }),
  );
  const wordsOf = useStepWords(board);
  const [opened, setOpened] = useState<Opened>();
  const dialog = useLazyPart(() =>
    import("./request-dialog").then(({ RequestDialog }) => RequestDialog),
  );
  // Its first opening waits for the next paint, later ones for nothing: the DJ is typing already.
  const ownWords = useLazyPart(() =>
    import("./own-words-dialog").then(({ OwnWordsDialog }) => OwnWordsDialog),
  );
  // For screen readers; a toast would cover the button for the next undo.
  const undone = useStepsStore((state) => state.undone);
  const said = undone && [t("undone", { step: t(`steps.${undone.verb}`) }), wordsOf(undone)];

  const close = () => setOpened(undefined);

  const { open } = useStableActions({
    open(name: Opened["dialog"], request: DjRequest) {
      setOpened({ dialog: name, request });
      (name === "ownWords" ? ownWords : dialog).open();
    },
  });
  const canWork = may(board.role, "work");
  const canPlay = useEventPhase(board) !== "collecting" && canWork;
  const { id: eventId, timeZone } = board;
  const { lanes } = board.settings;
  // The same on each change of the event, or every row would render with it.
  const tools = useMemo<BoardTools>(
    () => ({ events, guestPage, eventId, actions, open, canWork, canPlay, lanes, timeZone }),
    [events, guestPage, eventId, actions, open, canWork, canPlay, lanes, timeZone],
  );
  return (
    <BoardToolsContext value={tools}>
      {children}
      <VisuallyHidden role="status">{said?.filter(Boolean).join(" · ")}</VisuallyHidden>
      {opened?.dialog === "ownWords" && ownWords.Part && (
        <ownWords.Part
          title={opened.request.title}
          onClose={close}
          onDecline={(change) => actions.change(opened.request, change)}
        />
      )}
      {opened && opened.dialog !== "ownWords" && dialog.Part && (
        <dialog.Part {...opened} onClose={close} />
      )}
      {bump && promise.Part && <promise.Part {...bump} onClose={() => setBump(undefined)} />}
    </BoardToolsContext>
  );
}
