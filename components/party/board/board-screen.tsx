"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { SWRConfig } from "swr";
import { ConnectionNotice } from "@/components/party/request-list/connection-notice";
import { FilterTiles } from "@/components/party/request-list/filter-tiles";
import { RequestPages } from "@/components/party/request-list/request-pages";
import { RequestSearch } from "@/components/party/request-list/request-search";
import {
  RequestsStoreProvider,
  useRequestsStore,
} from "@/components/party/request-list/requests-store-provider";
import { useListHref } from "@/components/party/request-list/use-list-href";
import { chime } from "@/components/ui/chime";
import { FullBleed } from "@/components/ui/full-bleed";
import { useDebounced } from "@/components/ui/use-debounced";
import { useSingleTaps } from "@/components/ui/use-single-taps";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { useErrorText } from "@/lib/client/error-text";
import { useBoard, useBoardList, useBoardLive } from "@/lib/party/board/hooks";
import type { Board } from "@/lib/party/board/schema";
import { useBoardStore } from "@/lib/party/board/store";
import { djEventKey } from "@/lib/party/events/calls";
import { may } from "@/lib/party/members/rules";
import { listQueryOf } from "@/lib/party/request-list/store";
import { type DjList, type ListQuery, listKey, queueQuery } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { BoardHeader } from "./board-header";
import { BoardRow } from "./board-row";
import { BulkBar } from "./bulk-bar";
import { CardDialog } from "./card-dialog";
import { EndedScreen, refusalIn } from "./ended-screen";
import { MergeDialog } from "./merge-dialog";
import { NightRail } from "./night-rail";
import { OwnWordsDialog } from "./own-words-dialog";
import type { BoardTools } from "./row-actions";
import { useBoardSteps } from "./use-board-steps";
import { useFocusKept } from "./use-focus-kept";

const FILTERS = ["pending", "accepted", "played", "declined", "all"] as const;

type BoardScreenProps = { board: Board; list: DjList; queue: DjList; query: ListQuery };

/** The live board of one night: what needs a decision at the start, the night itself at the end. */
export function BoardScreen({ board, list, queue, query }: BoardScreenProps) {
  const base = djEventKey(board.id);
  const fallback = {
    [base]: { event: board },
    [listKey(base, query)]: list,
    [listKey(base, queueQuery)]: queue,
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
  return refusal ? <EndedScreen board={board} reason={refusal} /> : <BoardColumns board={board} />;
}

function BoardColumns({ board }: { board: Board }) {
  const canWork = may(board.role, "work");
  const { data: queue } = useBoardList(board.id, queueQuery);
  const steps = useBoardSteps(board.id);
  const [opened, setOpened] = useState<DjRequest>();
  const [merging, setMerging] = useState<DjRequest>();
  const [wording, setWording] = useState<DjRequest>();
  const isSoundOn = useBoardStore((state) => state.isSoundOn);
  useBoardLive(board.id, () => isSoundOn && chime());
  useWakeLock();
  useUndoKey(() => canWork && steps.undo());
  useEffect(() => {
    useBoardStore.persist.rehydrate();
  }, []);

  const tools: BoardTools = {
    steps,
    canWork,
    lanes: board.settings.lanes,
    timeZone: board.timeZone,
    onOpen: setOpened,
    onMerge: setMerging,
    onOwnWords: setWording,
  };
  return (
    <FullBleed>
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
          <BoardHeader board={board} steps={steps} />
          <Decisions eventId={board.id} {...tools} />
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
          <NightRail board={board} accepted={queue?.requests ?? []} {...tools} />
        </Box>
      </Box>
      {opened && <CardDialog request={opened} {...tools} onClose={() => setOpened(undefined)} />}
      {merging && (
        <MergeDialog
          eventId={board.id}
          request={merging}
          steps={steps}
          onClose={() => setMerging(undefined)}
        />
      )}
      {wording && (
        <OwnWordsDialog
          title={wording.title}
          onClose={() => setWording(undefined)}
          onDecline={(change) => steps.change(wording, change)}
        />
      )}
    </FullBleed>
  );
}

/** The list with its tiles, search and pages: the same parts as on the guests' page. */
function Decisions({ eventId, ...tools }: { eventId: string } & BoardTools) {
  const t = useTranslations("board");
  const errorText = useErrorText();
  const state = useRequestsStore((all) => all);
  const shown = listQueryOf(state);
  const query = { ...shown, search: useDebounced(shown.search, 250) };
  const { data: list, error, isLoading } = useBoardList(eventId, query);
  const singleTaps = useSingleTaps();
  const focusKept = useFocusKept(list?.requests.map(({ id }) => id) ?? []);
  const href = useListHref()({});
  useEffect(() => {
    window.history.replaceState(null, "", href);
  }, [href]);

  return (
    <>
      <FilterTiles filters={FILTERS} counts={list?.counts} />
      <RequestSearch label={t("searchLabel")} />
      <ConnectionNotice />
      <BulkBar requests={list?.requests ?? []} steps={tools.steps} />
      {error && !list && <Alert severity="error">{errorText(error)}</Alert>}
      <Box
        component="ul"
        {...focusKept}
        {...singleTaps}
        aria-label={t("list")}
        aria-busy={isLoading}
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gap: 1,
          alignContent: "start",
          // Cards clip what is too long in them, and so could be squeezed.
          gridAutoRows: "max-content",
          flex: { md: 1 },
          minHeight: { md: 0 },
          overflowY: { md: "auto" },
        }}
      >
        {list?.requests.map((request) => (
          <BoardRow key={request.id} request={request} {...tools} />
        ))}
        {list?.requests.length === 0 && list.page <= list.pageCount && (
          <Typography component="li" color="textSecondary" sx={{ py: 4, textAlign: "center" }}>
            {t(query.search ? "empty.search" : `empty.${query.filter}`)}
          </Typography>
        )}
      </Box>
      {list && (list.total > 0 || list.page > 1) && <RequestPages {...list} />}
    </>
  );
}

/** Ctrl+Z (or ⌘Z) takes back the last step, except where it takes back typing. */
function useUndoKey(undo: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea");
    if (isTyping || event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
