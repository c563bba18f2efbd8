import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { useRevise } from "@/lib/client/use-revise";
import { liveCalls } from "@/lib/party/live/calls";
import { type EventAddresses, useLive } from "@/lib/party/live/hooks";
import { type DjDelta, djDeltaSchema } from "@/lib/party/live/schema";
import { useApplyNews } from "@/lib/party/request-list/hooks";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { boardCalls } from "./calls";
import type { Board } from "./schema";

/** What a request brings along that the board has not shown before. */
export const NO_BACKERS = { people: [] };

export function addressesOf(id: string): EventAddresses {
  const params = { id };
  return {
    event: addressOf(boardCalls.get, { params }),
    lists: addressOf(djRequestCalls.submit, { params }),
    live: addressOf(liveCalls.dj, { params, query: {} }),
  };
}

/** The event with what is playing and what undo would take back. */
export function useBoard(id: string) {
  const { data, ...rest } = useAnswer(boardCalls.get, { params: { id } });
  return { ...rest, board: data?.event };
}

/** Changes what the board shows of its event. */
export function useReviseBoard(id: string) {
  const revise = useRevise<{ event: Board }>(addressesOf(id).event);
  return (change: (board: Board) => Board) => revise(({ event }) => ({ event: change(event) }));
}

/** One page of the event's list. The page before stays while the next one comes. */
export function useBoardList(id: string, query: ListQuery) {
  return useAnswer(djRequestCalls.list, { params: { id }, query }, { keepPreviousData: true });
}

/** Keeps the board up to date from the event stream. Calls `onSubmitted` with each new request. */
export function useBoardLive(id: string, onSubmitted: (request: DjRequest) => void) {
  const addresses = addressesOf(id);
  const { mutate } = useSWRConfig();
  const { board } = useBoard(id);
  const revise = useReviseBoard(id);
  const applyNews = useApplyNews<DjRequest>(addresses.lists, NO_BACKERS);

  useLive(addresses, board?.cursor, {
    // It ends at once for a DJ who loses access or gets another role: only the server knows which.
    onLost: () => mutate(addresses.event),
    parse: (data) => djDeltaSchema.parse(data),
    onDelta: (delta) => {
      applyNews(delta);
      revise((event) => withDelta(event, delta));
      if (delta.verb === "asked") delta.requests.forEach(onSubmitted);
    },
  });
}

function withDelta(board: Board, delta: DjDelta): Board {
  if (delta.id <= board.cursor) return board;
  const { id: cursor, counts, requests, undo, event } = delta;
  return { ...board, ...event, counts, cursor, undo, playing: playingAfter(board, requests) };
}

export function playingAfter({ playing }: Board, requests: DjRequest[]) {
  const now = requests.find(({ status }) => status === "playing");
  const hasEnded = requests.some(({ id, status }) => id === playing?.id && status !== "playing");
  return now ?? (hasEnded ? null : playing);
}
