import { useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";
import { api } from "@/lib/client/api";
import { nextTurn } from "@/lib/party/events/rules";
import { deliveryCounts, useApplyNews, useLive, useRevise } from "@/lib/party/live/hooks";
import { guestDeltaSchema } from "@/lib/party/live/schema";
import { standingOf } from "@/lib/party/request-list/apply";
import { guestEventKey } from "@/lib/party/requests/calls";
import {
  type GuestList,
  guestListSchema,
  type ListQuery,
  listKey,
  ownQuery,
} from "@/lib/party/requests/list-schema";
import {
  backingAnswerSchema,
  type GuestEvent,
  type GuestRequest,
  guestEventSchema,
  type SubmissionAnswer,
} from "@/lib/party/requests/schema";
import { guestApi } from "./guest-api";
import { useOutboxStore } from "./store";

/** A request of somebody else: all that a guest may know of it. */
const NOT_MINE = { mine: false, message: null, place: null, waitSeconds: null };

/** One page of the event's list. The page before stays while the next one comes. */
export function useRequests(code: string, query: ListQuery) {
  return useSWR(listKey(guestEventKey(code), query), (url) => api(guestListSchema, url), {
    keepPreviousData: true,
  });
}

/** The event as this guest sees it. */
export function useGuestEvent(code: string) {
  return useSWR(guestEventKey(code), (url) => api(guestEventSchema, url));
}

/** Clocks of phones differ a little: better a moment late than a moment early, in ms. */
const CLOCK_SLACK_MS = 1000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Reads the event anew when its opening or closing time comes: nobody changes it then, so no change is told. */
function useTurns(event: GuestEvent | undefined) {
  const { mutate } = useSWRConfig();
  const { code = "", status, opensAt = null, closesAt = null } = event ?? {};
  useEffect(() => {
    const left = (nextTurn({ opensAt, closesAt }, Date.now()) ?? Number.NaN) - Date.now();
    if (!status || Number.isNaN(left)) return;
    const read = () => mutate(guestEventKey(code));
    const timer = setTimeout(read, Math.min(left + CLOCK_SLACK_MS, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [code, status, opensAt, closesAt, mutate]);
}

/** Keeps everything this page shows of an event up to date. */
export function useGuestLive(code: string) {
  const base = guestEventKey(code);
  const { data: event } = useGuestEvent(code);
  const { data: own } = useRequests(code, ownQuery);
  const { mutate } = useSWRConfig();
  const readLists = () =>
    mutate((key) => typeof key === "string" && key.startsWith(`${base}/requests?`));
  useTurns(event);
  const revise = useRevise<GuestEvent>(base);
  const applyNews = useApplyNews<GuestRequest>(base, NOT_MINE);

  useLive(base, event?.cursor, {
    parse: (data) => guestDeltaSchema.parse(data),
    onDelta: (delta) => {
      applyNews(delta);
      revise((known) => withDelta(known, delta));
      // How many more this guest may ask for: only the server knows which of these they made.
      if (own?.requests.some((request) => request.mine && hasStepped(request.id, delta)))
        mutate(base);
      if (own && delta.requests.some(({ id }) => isUnknownOwn(id, own))) readLists();
    },
  });
}

/** Whether this phone asked for it, in another tab or just before this page was read anew. */
function isUnknownOwn(id: string, own: GuestList) {
  const isKnown = own.requests.some((request) => request.mine && request.id === id);
  return !isKnown && useOutboxStore.getState().confirmed.includes(id);
}

/** Whether a delta tells of a request that it has taken a step of its life. */
function hasStepped(id: string, { from, requests }: Delta) {
  const before = from[id];
  return Boolean(before) && requests.some((now) => now.id === id && now.status !== before?.status);
}

type Delta = ReturnType<typeof guestDeltaSchema.parse>;

function withDelta(event: GuestEvent, { id, counts, requests, event: changed }: Delta): GuestEvent {
  if (id <= event.cursor) return event;
  const now = requests.find(({ status }) => status === "playing");
  const hasEnded = requests.some((r) => r.id === event.playing?.id && r.status !== "playing");
  const playing = now ?? (hasEnded ? null : event.playing);
  return { ...event, ...changed, counts, cursor: id, playing };
}

/** What a guest does with requests that are there: backing them, and taking that back. */
export function useBacking(code: string) {
  const base = guestEventKey(code);
  const applyNews = useApplyNews<GuestRequest>(base, NOT_MINE);
  const { mutate } = useSWRConfig();

  /** Shown at once; on failure the former state comes back and the error is thrown. */
  return async function setBacking(request: GuestRequest, mine: boolean) {
    const by = mine ? 1 : -1;
    const from = { [request.id]: standingOf(request) };
    const shown = { ...request, mine, backers: request.backers + by };
    const readStale = applyNews({ requests: [shown], from, mine: by, isAhead: true });
    const toldBefore = deliveryCounts().get(request.id);
    try {
      const url = `${base}/requests/${request.id}/backing`;
      const method = mine ? "POST" : "DELETE";
      const answer = await guestApi(backingAnswerSchema, url, { method });
      // What the stream told in the meantime includes this answer, and has been counted.
      if (deliveryCounts().get(request.id) === toldBefore)
        applyNews({ requests: [answer.request], from });
      readStale();
      mutate(base);
    } catch (error) {
      applyNews({ requests: [request], from, mine: -by });
      throw error;
    }
  };
}

/** Shows the answer to a request that this guest has just made. */
export function useShowAsked(code: string) {
  const base = guestEventKey(code);
  const applyNews = useApplyNews<GuestRequest>(base, NOT_MINE);
  const { mutate } = useSWRConfig();

  return ({ request, merged }: SubmissionAnswer) => {
    const isCounted = deliveryCounts().has(request.id);
    if (!isCounted) {
      const from = { [request.id]: merged ? standingOf(request) : null };
      applyNews({ requests: [request], from, mine: 1 });
    }
    mutate(base);
    // The stream may have been faster: it has told of the request, but to nobody whose it is.
    const anew = `${base}/requests?${isCounted ? "" : "filter=mine"}`;
    mutate((key) => typeof key === "string" && key.startsWith(anew));
  };
}
