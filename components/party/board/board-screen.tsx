"use client";

import { useTranslations } from "next-intl";
import { SWRConfig } from "swr";
import { BoothMode } from "@/components/party/booth/booth-mode";
import { useRequestSignal } from "@/components/party/booth/use-request-signal";
import { useWaitingTitle } from "@/components/party/booth/use-waiting-title";
import { RequestsStoreProvider } from "@/components/party/request-list/requests-store-provider";
import { FullBleed } from "@/components/ui/full-bleed";
import { SkipLink } from "@/components/ui/skip-link";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { addressOf } from "@/lib/calls/address";
import { useRehydration } from "@/lib/client/effects/use-rehydration";
import { boardCalls } from "@/lib/party/board/calls";
import { useBoard, useBoardLive, useLine } from "@/lib/party/board/hooks";
import { useOutbox } from "@/lib/party/board/outbox-hooks";
import type { Board } from "@/lib/party/board/schema";
import { useBoardStore } from "@/lib/party/board/store";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { queueQuery } from "@/lib/party/requests/list-queries";
import type { DjList, ListQuery } from "@/lib/party/requests/list-schema";
import { BoardHeader } from "./board-header";
import styles from "./board-screen.module.css";
import type { BoardTools } from "./board-tools";
import { BoardToolsProvider } from "./board-tools-provider";
import { Decisions, LIST_ID } from "./decisions";
import { DoorNotice } from "./door-notice";
import { EndedScreen, refusalIn } from "./ended-screen";
import { NightButton } from "./night-button";
import { NightRail } from "./night-rail";
import { useBoardKeys } from "./use-board-keys";
import { useNewcomers } from "./use-newcomers";
import { useOverruled } from "./use-overruled";

type BoardScreenProps = {
  board: Board;
  list: DjList;
  queue: DjList;
  query: ListQuery;
} & Given;
type Given = Pick<BoardTools, "events" | "guestPage">;

/** The live board of one event: requests to decide at the start side, the queue at the end side. */
export function BoardScreen({ board, list, queue, query, ...given }: BoardScreenProps) {
  const params = { id: board.id };
  const fallback = {
    [addressOf(boardCalls.get, { params })]: { event: board },
    [addressOf(djRequestCalls.list, { params, query })]: list,
    [addressOf(djRequestCalls.list, { params, query: queueQuery })]: queue,
  };
  return (
    <SWRConfig value={{ fallback }}>
      <RequestsStoreProvider query={query}>
        <BoardOrEnd initial={board} {...given} />
      </RequestsStoreProvider>
    </SWRConfig>
  );
}

/** The board, as long as the DJ has access to it. */
function BoardOrEnd({ initial, ...given }: { initial: Board } & Given) {
  const { board = initial, error } = useBoard(initial.id);
  const refusal = refusalIn(error);
  if (refusal) return <EndedScreen board={board} reason={refusal} />;
  return (
    <FullBleed hasRail>
      <BoardToolsProvider board={board} {...given}>
        <BoardColumns board={board} />
      </BoardToolsProvider>
    </FullBleed>
  );
}

function BoardColumns({ board }: { board: Board }) {
  const line = useLine(board.id);
  const t = useTranslations("board");
  const keys = useLazyPart(() =>
    import("./board-keys-dialog").then((part) => part.BoardKeysDialog),
  );
  const night = useLazyPart(() => import("./night-panel").then((part) => part.NightPanel));
  const signal = useRequestSignal();
  const newcomers = useNewcomers(board);
  const tellOverruled = useOverruled(board);
  useBoardLive(board.id, (delta) => {
    newcomers.note(delta);
    tellOverruled(delta);
    if (delta.verb === "asked") signal();
  });
  useOutbox(board);
  useWakeLock();
  useWaitingTitle(board.counts.pending);
  useBoardKeys({ board, line, onHelp: keys.open });
  useRehydration(useBoardStore);

  return (
    <div className={styles.columns}>
      <SkipLink target={LIST_ID} label={t("toList")} />
      <div className={styles.header}>
        <BoardHeader board={board}>
          <NightButton
            board={board}
            isOpen={night.Part !== undefined}
            onToggle={night.Part ? night.close : night.open}
          />
        </BoardHeader>
      </div>
      <div className={styles.list}>
        <DoorNotice board={board} />
        <Decisions board={board} line={line} newcomers={newcomers} onShowKeys={keys.open} />
      </div>
      <NightRail board={board} line={line}>
        {night.Part && <night.Part board={board} onClose={night.close} />}
      </NightRail>
      {keys.Part && <keys.Part onClose={keys.close} />}
      <BoothMode />
    </div>
  );
}
