"use client";

import Box from "@mui/material/Box";
import { useEffect } from "react";
import { SWRConfig } from "swr";
import { RequestsStoreProvider } from "@/components/party/request-list/requests-store-provider";
import { chime } from "@/components/ui/chime";
import { FullBleed } from "@/components/ui/full-bleed";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { addressOf } from "@/lib/calls/address";
import { boardCalls } from "@/lib/party/board/calls";
import { useBoard, useBoardList, useBoardLive } from "@/lib/party/board/hooks";
import type { Board } from "@/lib/party/board/schema";
import { useBoardStore } from "@/lib/party/board/store";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { type DjList, type ListQuery, queueQuery } from "@/lib/party/requests/list-schema";
import { BoardHeader } from "./board-header";
import { useBoardTools } from "./board-tools";
import { BoardToolsProvider } from "./board-tools-provider";
import { Decisions } from "./decisions";
import { EndedScreen, refusalIn } from "./ended-screen";
import { NightRail } from "./night-rail";
import { useUndoKey } from "./use-undo-key";

type BoardScreenProps = { board: Board; list: DjList; queue: DjList; query: ListQuery };

/** The live board of one night: what needs a decision at the start, the night itself at the end. */
export function BoardScreen({ board, list, queue, query }: BoardScreenProps) {
  const params = { id: board.id };
  const fallback = {
    [addressOf(boardCalls.get, { params })]: { event: board },
    [addressOf(djRequestCalls.list, { params, query })]: list,
    [addressOf(djRequestCalls.list, { params, query: queueQuery })]: queue,
  };
  return (
    <SWRConfig value={{ fallback }}>
      <RequestsStoreProvider query={query}>
        <BoardOrEnd initial={board} />
      </RequestsStoreProvider>
    </SWRConfig>
  );
}

/** The board, for as long as its DJ may see it. */
function BoardOrEnd({ initial }: { initial: Board }) {
  const { board = initial, error } = useBoard(initial.id);
  const refusal = refusalIn(error);
  if (refusal) return <EndedScreen board={board} reason={refusal} />;
  return (
    <FullBleed>
      <BoardToolsProvider board={board}>
        <BoardColumns board={board} />
      </BoardToolsProvider>
    </FullBleed>
  );
}

function BoardColumns({ board }: { board: Board }) {
  const { canWork, undo } = useBoardTools();
  const { data: queue } = useBoardList(board.id, queueQuery);
  const isSoundOn = useBoardStore((state) => state.isSoundOn);
  useBoardLive(board.id, () => isSoundOn && chime());
  useWakeLock();
  useUndoKey(() => canWork && undo());
  useEffect(() => {
    useBoardStore.persist.rehydrate();
  }, []);

  return (
    <Box
      sx={{
        display: "grid",
        flex: 1,
        minHeight: 0,
        gridTemplateColumns: { md: "minmax(0, 2fr) minmax(320px, 1fr)" },
        gridTemplateRows: { xs: "auto auto", md: "minmax(0, 1fr)" },
        gridTemplateAreas: { xs: '"rail" "list"', md: '"list rail"' },
        alignContent: { xs: "start", md: "stretch" },
        columnGap: 3,
        rowGap: 2,
        px: { xs: 2, md: 2.5 },
        pt: 1,
        // Columns scroll where there are columns; stacked, the whole of them does.
        overflowY: { xs: "auto", md: "hidden" },
      }}
    >
      <Box
        sx={{
          gridArea: "list",
          minWidth: 0,
          minHeight: { md: 0 },
          display: "flex",
          flexDirection: "column",
          gap: 1.5,
        }}
      >
        <BoardHeader board={board} />
        <Decisions />
      </Box>
      <Box
        component="aside"
        sx={{
          gridArea: "rail",
          minWidth: 0,
          minHeight: { md: 0 },
          overflowY: { md: "auto" },
          paddingInlineEnd: { md: 0.5 },
        }}
      >
        <NightRail board={board} accepted={queue?.requests ?? []} />
      </Box>
    </Box>
  );
}
