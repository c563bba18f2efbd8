import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { OutageNotice } from "@/components/party/outbox/outage-notice";
import { RequestPages } from "@/components/party/request-list/request-pages";
import { useShownQuery } from "@/components/party/request-list/use-shown-query";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useErrorText } from "@/lib/client/error-text";
import { useDoubleTapGuard } from "@/lib/client/scheduling/use-double-tap-guard";
import { useWhenIdle } from "@/lib/client/scheduling/use-when-idle";
import { type Line, useApart, useBoardList } from "@/lib/party/board/hooks";
import type { Board } from "@/lib/party/board/schema";
import { useBoardStore } from "@/lib/party/board/store";
import { BOARD_PAGE_SIZE } from "@/lib/party/requests/list-queries";
import type { DjRequest } from "@/lib/party/requests/schema";
import { ApartGroup } from "./apart-group";
import { BoardRows } from "./board-rows";
import { BoardTiles } from "./board-tiles";
import { useBoardTools } from "./board-tools";
import { BulkBar } from "./bulk-bar";
import styles from "./decisions.module.css";
import { EmptyList } from "./empty-list";
import { NewcomersButton } from "./newcomers-button";
import { useFocusKept } from "./use-focus-kept";
import type { useNewcomers } from "./use-newcomers";

export const LIST_ID = "board-list";

const NONE: DjRequest[] = [];

/** The board's request list below its tiles, in one scroller. */
export function Decisions({
  board,
  line,
  newcomers,
  onShowKeys,
}: {
  board: Board;
  line: Line;
  onShowKeys: () => void;
  newcomers: ReturnType<typeof useNewcomers>;
}) {
  const t = useTranslations("board");
  const errorText = useErrorText();
  const { eventId } = useBoardTools();
  const query = useShownQuery(BOARD_PAGE_SIZE);
  const { data: list, error, isLoading } = useBoardList(eventId, query);
  const apart = useApart(eventId, board.counts.apart);
  const doubleTapGuard = useDoubleTapGuard();
  const onlyFits = useBoardStore((state) => state.onlyFits) && query.sort === "fits";
  const all = list?.requests ?? NONE;
  const shown = useMemo(
    () => (onlyFits ? all.filter(({ fits }) => fits !== 0) : all),
    [all, onlyFits],
  );
  const order = shown.map(({ id }) => id);
  const focusKept = useFocusKept(order);

  const { Part: CardMoves, open } = useLazyPart(loadCardMoves, {
    isFetchedAhead: false,
    isPlain: true,
  });
  useWhenIdle(() => loadCardMoves().then(open));

  return (
    <>
      {CardMoves && (
        <CardMoves
          list={list?.requests}
          apart={apart}
          line={line.requests}
          playing={board.playing}
        />
      )}
      <BoardTiles counts={list?.counts} />
      <OutageNotice board={board} />
      <BulkBar requests={shown} />
      {error && !list && <Alert severity="error">{errorText(error)}</Alert>}
      <NewcomersButton list={focusKept.ref} order={order} newcomers={newcomers} />
      <ul
        {...focusKept}
        {...doubleTapGuard}
        id={LIST_ID}
        tabIndex={-1}
        aria-label={t("list")}
        aria-busy={isLoading}
        data-news={newcomers.ids.length > 0}
        className={styles.list}
      >
        {list && <BoardRows requests={shown} accepted={line.requests} playing={board.playing} />}
        {list?.requests.length === 0 && list.page <= list.pageCount && (
          <EmptyList board={board} query={query} />
        )}
        {query.filter === "pending" && !query.search && <ApartGroup count={board.counts.apart} />}
        {list && (list.total > 0 || list.page > 1) && (
          <li className={styles.foot}>
            <div className={styles.pages}>
              <RequestPages {...list} />
            </div>
            <Button color="inherit" className={styles.keys} onClick={onShowKeys}>
              {t("keys.title")}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

async function loadCardMoves() {
  const { CardMoves } = await import("./card-moves");
  return CardMoves;
}
