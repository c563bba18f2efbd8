import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { serverNow } from "@/lib/client/server-clock";
import { unheld } from "@/lib/party/outbox/rules";
import { type NewStep, type StepOutbox, useStepsStore } from "@/lib/party/outbox/store";
import { applyUpdate } from "@/lib/party/request-list/apply";
import { type CachedIn, cachedAt, cachedIn } from "@/lib/party/request-list/cached";
import { type Replayed, updateOf } from "@/lib/party/request-list/updates";
import { NO_BACKERS } from "@/lib/party/requests/blank";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { queueQuery } from "@/lib/party/requests/list-queries";
import type { DjList, ListQuery } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { addressesOf } from "./addresses";
import {
  isPendingAt,
  type Known,
  lineAfter,
  type PendingStep,
  playingAfter,
  replay,
  undoAfter,
} from "./replay";
import type { Board } from "./schema";

/** The event with the steps on top that it does not include yet. */
export function useBoardWithSteps(id: string, board: Board | undefined) {
  const { steps, replayed } = useReplayed(id, board?.cursor);
  return useMemo(() => {
    if (!board || steps.length === 0) return board;
    const requests = replayed.map(({ after }) => after);
    const playing = playingAfter(board.playing, requests);
    return { ...board, playing, undo: undoAfter(board.undo, steps) };
  }, [board, steps, replayed]);
}

/** A list with the steps on top that it does not include yet. */
export function useListWithSteps(id: string, query: ListQuery, list: DjList | undefined) {
  const { replayed } = useReplayed(id, list?.cursor);
  return useMemo(() => {
    if (!list || replayed.length === 0) return list;
    return applyUpdate<DjRequest, DjList>(list, query, updateOf(replayed), NO_BACKERS, serverNow())
      .list;
  }, [list, query, replayed]);
}

/** Returns a function that tells the line as the board shows it, and as it would after one more step. */
export function useLineAround(id: string) {
  const { cache, fallback } = useSWRConfig();
  return (step: NewStep) => {
    const known = knownIn({ cache, fallback }, id);
    if (!known) return { before: [], after: [] };
    const lineWith = (steps: PendingStep[]) =>
      lineAfter(
        known.line,
        replay(steps, known).map(({ after }) => after),
      );
    const pending = pendingIn(useStepsStore.getState(), id, step.djId);
    const steps = pending.filter((one) => isPendingAt(one, known.cursor));
    return { before: lineWith(steps), after: lineWith([...steps, step]) };
  };
}

const NOTHING: { steps: PendingStep[]; replayed: Replayed<DjRequest>[] } = {
  steps: [],
  replayed: [],
};

/** The steps that what the server has said up to `cursor` does not include, and what they change. */
function useReplayed(id: string, cursor: number | undefined) {
  const { cache, fallback } = useSWRConfig();
  const djId = boardIn({ cache, fallback }, id)?.djId;
  const all = useStepsStore((state) => shared(pendingIn(state, id, djId)));
  return useMemo(() => {
    const steps = all.filter((step) => cursor !== undefined && isPendingAt(step, cursor));
    const known = steps.length > 0 && knownIn({ cache, fallback }, id);
    return known ? { steps, replayed: replay(steps, known) } : NOTHING;
  }, [all, cursor, cache, fallback, id]);
}

/** The steps of a DJ at an event that the board shows: sent by this page, or not sent yet by any. */
function pendingIn(
  { steps, confirmed }: Pick<StepOutbox, "steps" | "confirmed">,
  id: string,
  djId: string | undefined,
): PendingStep[] {
  const isOwn = (step: NewStep) => step.eventId === id && step.djId === djId;
  return [...confirmed.filter(isOwn), ...unheld(steps.filter(isOwn))];
}

let last: PendingStep[] = [];

/** Returns the same array for the same steps, so that nothing renders because one of them is on its way. */
function shared(steps: PendingStep[]) {
  const isSame =
    steps.length === last.length &&
    steps.every(({ act, answer, isOver }, index) => {
      const other = last[index];
      return other?.act === act && other.answer === answer && other.isOver === isOver;
    });
  if (!isSame) last = steps;
  return last;
}

function boardIn(config: CachedIn, id: string) {
  return cachedIn<{ event: Board }>(config, addressesOf(id).event)?.event;
}

/** What the page has of the event, whether fetched or served with it, and up to which change of the line. */
function knownIn(config: CachedIn, id: string): (Known & { cursor: number }) | undefined {
  const board = boardIn(config, id);
  const query = { params: { id }, query: queueQuery };
  const line = cachedIn<DjList>(config, addressOf(djRequestCalls.list, query));
  if (!board) return undefined;
  const { playing, settings } = board;
  const lists = cachedAt<DjList>(config, addressesOf(id).lists).map(([, list]) => list.requests);
  const requests = new Map(
    [...(playing ? [playing] : []), ...lists.flat()].map((request) => [request.id, request]),
  );
  return {
    playing,
    settings,
    line: line?.requests ?? [],
    isWhole: line !== undefined && line.requests.length >= line.total,
    cursor: line?.cursor ?? board.cursor,
    find: (wanted) => requests.get(wanted),
  };
}
