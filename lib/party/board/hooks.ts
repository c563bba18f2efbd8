import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { useRevise } from "@/lib/client/use-revise";
import { whenIdle } from "@/lib/client/when-idle";
import { hostRuleCalls } from "@/lib/party/host-rules/calls";
import { liveCalls } from "@/lib/party/live/calls";
import { type EventAddresses, useLive } from "@/lib/party/live/hooks";
import type { DjDelta } from "@/lib/party/live/schema";
import { useApplyNews } from "@/lib/party/request-list/hooks";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { apartQuery, playedQuery, queueQuery } from "@/lib/party/requests/list-queries";
import type { DjList, ListQuery } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { boardCalls } from "./calls";
import type { Board } from "./schema";

/** The board's fields of a request that it has not shown before. */
export const NO_BACKERS = {
  people: [],
  explicit: false,
  apart: false,
  privateNote: null,
  toldAt: null,
  postponedAt: null,
};

export function addressesOf(id: string): EventAddresses {
  const params = { id };
  return {
    event: addressOf(boardCalls.get, { params }),
    lists: addressOf(djRequestCalls.submit, { params }),
    live: addressOf(liveCalls.dj, { params, query: {} }),
  };
}

/** The event, with the playing song and the step that undo would revert. */
export function useBoard(id: string) {
  // SWR renders only for the fields that are read here, so a fetch in progress does not render the board.
  const { data, error } = useAnswer(boardCalls.get, { params: { id } });
  return { board: data?.event, error };
}

/** Changes the board's cached event. */
export function useReviseBoard(id: string) {
  const revise = useRevise<{ event: Board }>(addressesOf(id).event);
  return (change: (board: Board) => Board) => revise(({ event }) => ({ event: change(event) }));
}

/** One page of the event's list. Keeps the previous page while the next one loads. */
export function useBoardList(id: string, query: ListQuery) {
  return useAnswer(djRequestCalls.list, { params: { id }, query }, { keepPreviousData: true });
}

const NONE: DjRequest[] = [];

/**
 * The accepted requests in order, and how many there are by lane. A page comes with the first of a long line, and reads
 * the others as soon as it works; only then it knows how long the line takes.
 */
export function useLine(id: string) {
  const { data, mutate } = useBoardList(id, queueQuery);
  const { requests = NONE, total = 0, counts } = data ?? {};
  const isWhole = requests.length >= Math.min(total, queueQuery.pageSize);
  useEffect(() => {
    if (!isWhole) mutate();
  }, [isWhole, mutate]);
  return { requests, total, queued: counts?.queue ?? 0, isWhole };
}
export type Line = ReturnType<typeof useLine>;

/** Returns a function that reads the line as it is shown, without rendering for it. */
export function useReadLine(id: string) {
  const { cache, fallback } = useSWRConfig();
  const address = addressOf(djRequestCalls.list, { params: { id }, query: queueQuery });
  return () => {
    const list: DjList | undefined = cache.get(address)?.data ?? fallback[address];
    return list?.requests ?? NONE;
  };
}

/** The requests of muted guests, if the night has any. */
export function useApart(id: string, count: number) {
  const input = count > 0 ? { params: { id }, query: apartQuery } : null;
  return useAnswer(djRequestCalls.list, input).data?.requests ?? NONE;
}

/** Tonight's songs, the last one first. They are read when the page rests, because only hints need them. */
export function usePlayed(id: string) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const input = isIdle ? { params: { id }, query: playedQuery } : null;
  return useAnswer(djRequestCalls.list, input).data?.requests ?? NONE;
}

/** Updates the board from the event stream, and passes each change on. */
export function useBoardLive(id: string, onChange: (delta: DjDelta) => void) {
  const addresses = addressesOf(id);
  const { mutate } = useSWRConfig();
  const { board } = useBoard(id);
  const revise = useReviseBoard(id);
  const applyNews = useApplyNews<DjRequest>(addresses.lists, NO_BACKERS);

  /** The lists of the hosts, and what they still want to hear: the change may be theirs. */
  function readWishes() {
    const params = { id };
    mutate(addressOf(hostRuleCalls.get, { params }));
    mutate(addressOf(djRequestCalls.mustPlays, { params }));
  }

  useLive(addresses, board?.cursor, {
    // The stream ends when a DJ loses access or changes role: only the server knows which.
    onLost: () => mutate(addresses.event),
    onDelta: (delta: DjDelta) => {
      applyNews(delta);
      revise((event) => withDelta(event, delta));
      if (delta.event) readWishes();
      onChange(delta);
    },
  });
}

function withDelta(board: Board, delta: DjDelta): Board {
  if (delta.id <= board.cursor) return board;
  const { id: cursor, counts, pace, full, requests, undo, event } = delta;
  const playing = playingAfter(board, requests);
  const guests = guestsAfter(board, requests);
  return { ...board, ...event, counts, pace, full, cursor, undo, playing, guests };
}

/** At least as many as are behind one song; the next beat brings the exact number. */
function guestsAfter({ guests }: Board, requests: DjRequest[]) {
  const known = requests.filter(({ apart }) => !apart);
  return Math.max(guests, ...known.map(({ backers }) => backers));
}

export function playingAfter({ playing }: Board, requests: DjRequest[]) {
  const now = requests.find(({ status }) => status === "playing");
  const hasEnded = requests.some(({ id, status }) => id === playing?.id && status !== "playing");
  return now ?? (hasEnded ? null : playing);
}
