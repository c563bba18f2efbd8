import useSWR, { useSWRConfig } from "swr";
import { z } from "zod/mini";
import { api, type Write } from "@/lib/client/api";
import { djEventKey } from "@/lib/party/events/calls";
import { useEventActions } from "@/lib/party/events/hooks";
import type { EventChange } from "@/lib/party/events/schema";
import { deliveryCounts, useApplyNews, useLive, useRevise } from "@/lib/party/live/hooks";
import { type DjDelta, djDeltaSchema } from "@/lib/party/live/schema";
import { standingOf } from "@/lib/party/request-list/apply";
import { positionAfter } from "@/lib/party/requests/change-rules";
import {
  type RequestChange,
  type Split,
  type StepAnswer,
  stepAnswerSchema,
} from "@/lib/party/requests/change-schema";
import { djListSchema, type ListQuery, listKey } from "@/lib/party/requests/list-schema";
import {
  type DjRequest,
  djSubmissionAnswerSchema,
  type NewRequestInput,
} from "@/lib/party/requests/schema";
import { type Board, boardSchema } from "./schema";

const NOBODY = { people: [] };
const answerSchema = z.object({ event: boardSchema });

/** The event with what is playing and what undo would take back. */
export function useBoard(eventId: string) {
  const { data, ...rest } = useSWR(djEventKey(eventId), (url) => api(answerSchema, url));
  return { ...rest, board: data?.event };
}

/** One page of the event's list. The page before stays while the next one comes. */
export function useBoardList(eventId: string, query: ListQuery) {
  return useSWR(listKey(djEventKey(eventId), query), (url) => api(djListSchema, url), {
    keepPreviousData: true,
  });
}

/** Keeps everything the board shows up to date. `onAsked` hears of each new request. */
export function useBoardLive(eventId: string, onAsked?: (request: DjRequest) => void) {
  const base = djEventKey(eventId);
  const { mutate } = useSWRConfig();
  const { board } = useBoard(eventId);
  const revise = useRevise<{ event: Board }>(base);
  const applyNews = useApplyNews<DjRequest>(base, NOBODY);

  useLive(base, board?.cursor, {
    // It ends at once for whoever loses their access or gets another role: only the server knows which.
    onLost: () => mutate(base),
    parse: (data) => djDeltaSchema.parse(data),
    onDelta: (delta) => {
      applyNews(delta);
      revise(({ event }) => ({ event: withDelta(event, delta) }));
      if (delta.verb !== "asked") return;
      for (const request of delta.requests) onAsked?.(request);
    },
  });
}

function withDelta(board: Board, delta: DjDelta): Board {
  if (delta.id <= board.cursor) return board;
  const { id: cursor, counts, requests, undo, event } = delta;
  return { ...board, ...event, counts, cursor, undo, playing: playingAfter(board, requests) };
}

function playingAfter({ playing }: Board, requests: DjRequest[]) {
  const now = requests.find(({ status }) => status === "playing");
  const hasEnded = requests.some(({ id, status }) => id === playing?.id && status !== "playing");
  return now ?? (hasEnded ? null : playing);
}

/** The DJ's steps: shown at once, confirmed by the server, taken back with an error when it refuses. */
export function useBoardActions(eventId: string) {
  const base = djEventKey(eventId);
  const { mutate } = useSWRConfig();
  const events = useEventActions();
  const { board } = useBoard(eventId);
  const revise = useRevise<{ event: Board }>(base);
  const applyNews = useApplyNews<DjRequest>(base, NOBODY);

  function show(requests: DjRequest[], undo?: Board["undo"]) {
    const news = undo !== undefined && { undo };
    revise(({ event }) => ({
      event: { ...event, playing: playingAfter(event, requests), ...news },
    }));
  }

  /** Everything anew: what the server says is true, whatever was shown before. */
  function readAnew() {
    return mutate((key) => typeof key === "string" && key.startsWith(base));
  }

  /** What a step that failed was shown to do, unless the stream knows better by now. */
  function takeBack(expected: [DjRequest, DjRequest][], toldBefore: ReadonlyMap<string, number>) {
    const toldNow = deliveryCounts();
    const untold = expected.filter(([{ id }]) => toldNow.get(id) === toldBefore.get(id));
    applyNews({
      requests: untold.map(([before]) => before),
      from: Object.fromEntries(untold.map(([, after]) => [after.id, standingOf(after)])),
    });
    const playing = board?.playing ?? null;
    if (untold.length > 0) revise(({ event }) => ({ event: { ...event, playing } }));
  }

  async function take(url: string, write: Write, expected: [DjRequest, DjRequest][]) {
    const from = Object.fromEntries(expected.map(([before]) => [before.id, standingOf(before)]));
    const shown = expected.map(([, after]) => after);
    const toldBefore = deliveryCounts();
    const readStale = applyNews({ requests: shown, from, isAhead: true });
    show(shown);
    try {
      const answer = await api(stepAnswerSchema, url, write);
      const stood = Object.fromEntries(shown.map((after) => [after.id, standingOf(after)]));
      // Of what the stream has told meanwhile it knows more: a later step may have overtaken this answer.
      const toldNow = deliveryCounts();
      const news = answer.requests.filter(({ id }) => toldNow.get(id) === toldBefore.get(id));
      applyNews({ requests: news.filter(({ id }) => stood[id]), from: stood });
      show(news, news.length === answer.requests.length ? answer.undo : undefined);
      readStale();
      return answer;
    } catch (error) {
      // At once, also where there is no network to ask what is true.
      takeBack(expected, toldBefore);
      readAnew();
      throw error;
    }
  }

  const requestUrl = ({ id }: Pick<DjRequest, "id">) => `/api/dj/requests/${id}`;

  return {
    /** `lane` are the requests among which `change.after` moves this one. */
    change(request: DjRequest, change: RequestChange, lane: DjRequest[] = []): Promise<StepAnswer> {
      return take(requestUrl(request), { method: "PATCH", body: change }, [
        [request, { ...expect(request, change), ...expectPlace(request, change, lane) }],
      ]);
    },
    changeAll(requests: DjRequest[], change: RequestChange) {
      const ids = requests.map(({ id }) => id);
      return take(
        `${base}/bulk`,
        { method: "POST", body: { ids, change } },
        requests.map((request) => [request, expect(request, change)]),
      );
    },
    undo: () => take(`${base}/undo`, { method: "POST" }, []),
    split: (request: DjRequest, body: Split) =>
      take(`${requestUrl(request)}/split`, { method: "POST", body }, []),
    merge: (request: DjRequest, into: DjRequest) =>
      take(`${requestUrl(request)}/merge`, { method: "POST", body: { into: into.id } }, []),
    ask: (body: NewRequestInput) =>
      api(djSubmissionAnswerSchema, `${base}/requests`, { method: "POST", body }),
    updateEvent: (body: EventChange) => events.update(eventId, body),
  };
}

function expectPlace({ id }: DjRequest, { after }: RequestChange, lane: DjRequest[]) {
  if (after === undefined) return {};
  const position = positionAfter(
    lane.filter((other) => other.id !== id),
    after,
  );
  // In a lane without room the server numbers everything anew, and tells.
  return typeof position === "number" ? { position } : {};
}

/** What the board shows until the server has answered. */
function expect(request: DjRequest, change: RequestChange): DjRequest {
  const { status = request.status, lane = request.lane, pinned = request.pinned } = change;
  const at = new Date().toISOString();
  const isAccepting = status === "accepted" && request.status !== "accepted";
  return {
    ...request,
    status,
    lane,
    pinned: status === "accepted" && pinned,
    // Behind all others until the server says where.
    position: isAccepting ? Number.MAX_SAFE_INTEGER : request.position,
    ...(status === "playing" && { startedAt: at }),
    ...(status === "played" && { playedAt: at }),
    ...(status === "declined" && {
      declinedAt: at,
      declineReason: change.declineReason ?? null,
      declineNote: change.note ?? null,
    }),
  };
}
