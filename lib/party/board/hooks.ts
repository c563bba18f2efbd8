import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { useWhenIdle } from "@/lib/client/scheduling/use-when-idle";
import { useRevise } from "@/lib/client/use-revise";
import { useThrottled } from "@/lib/client/use-throttled";
import { hostRuleCalls } from "@/lib/party/host-rules/calls";
import { useLive } from "@/lib/party/live/hooks";
import type { DjDelta } from "@/lib/party/live/schema";
import { useApplyUpdate } from "@/lib/party/request-list/hooks";
import { NO_BACKERS } from "@/lib/party/requests/blank";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { guestDataCalls } from "@/lib/party/requests/guest-data-calls";
import { apartQuery, playedQuery, queueQuery } from "@/lib/party/requests/list-queries";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { addressesOf } from "./addresses";
import { isOfBackers } from "./backers";
import { boardCalls } from "./calls";
import { withDelta } from "./live-rules";
import { useBoardWithSteps, useListWithSteps } from "./pending-hooks";
import type { Board } from "./schema";

/** The event, with the playing song and the step that undo would revert. */
export function useBoard(id: string) {
  // SWR renders only for the fields that are read here, so a fetch in progress does not render the board.
  const { data, error } = useAnswer(boardCalls.get, { params: { id } });
  return { board: useBoardWithSteps(id, data?.event), error };
}

/** Changes what the server has said about the event. */
export function useReviseBoard(id: string) {
  const revise = useRevise<{ event: Board }>(addressesOf(id).event);
  return (change: (board: Board) => Board) => revise(({ event }) => ({ event: change(event) }));
}

/** One page of the event's list. Keeps the previous page, and what happens on it, while the next one loads. */
export function useBoardList(id: string, query: ListQuery) {
  const params = { id };
  const [answered, setAnswered] = useState(query);
  const { data, error, isLoading, mutate } = useAnswer(djRequestCalls.list, { params, query });
  const { data: before } = useAnswer(djRequestCalls.list, { params, query: answered });
  const keyOf = (of: ListQuery) => addressOf(djRequestCalls.list, { params, query: of });
  if (data && keyOf(answered) !== keyOf(query)) setAnswered(query);
  const shown = useListWithSteps(id, data ? query : answered, data ?? before);
  return { data: shown, error, isLoading, mutate };
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

/** The requests of muted guests, if the night has any. */
export function useApart(id: string, count: number) {
  return useListWhen(count > 0, id, apartQuery);
}

function useListWhen(isWanted: boolean, id: string, query: ListQuery) {
  const { data } = useAnswer(djRequestCalls.list, isWanted ? { params: { id }, query } : null);
  return useListWithSteps(id, query, data)?.requests ?? NONE;
}

/** Tonight's songs, the last one first. They are read when the page rests, because only hints need them. */
export function usePlayed(id: string) {
  const [isIdle, setIsIdle] = useState(false);
  useWhenIdle(() => setIsIdle(true));
  return useListWhen(isIdle, id, playedQuery);
}

/** Returns a function that reads the whole board again, because only the server knows what it shows now. */
export function useReadBoard(id: string) {
  const { event } = addressesOf(id);
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => typeof key === "string" && key.startsWith(event));
}

/** Updates the board from the event stream, and passes each change on. */
export function useBoardLive(id: string, onChange: (delta: DjDelta) => void) {
  const params = { id };
  const addresses = addressesOf(id);
  const { mutate } = useSWRConfig();
  const { board } = useBoard(id);
  const revise = useReviseBoard(id);
  const applyUpdate = useApplyUpdate<DjRequest>(addresses.lists, NO_BACKERS);

  /** Reads what open panels show beside the board and its lists: no change tells it. */
  const readPanels = useThrottled(() => {
    const { history, mustPlays } = djRequestCalls;
    for (const call of [history, mustPlays, guestDataCalls.list])
      mutate(addressOf(call, { params }));
    mutate(isOfBackers);
  });

  useLive(addresses, board?.cursor, {
    // The stream ends when a DJ loses access or changes role: only the server knows which.
    onLost: () => mutate(addresses.event),
    onDelta: (delta: DjDelta) => {
      applyUpdate(delta);
      revise((event) => withDelta(event, delta));
      readPanels();
      // It may be the hosts' lists that have changed.
      if (delta.event) mutate(addressOf(hostRuleCalls.get, { params }));
      onChange(delta);
    },
  });
}
