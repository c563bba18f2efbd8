import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { useRevise } from "@/lib/client/use-revise";
import { useWrite } from "@/lib/client/use-write";
import { nextTurn } from "@/lib/party/events/rules";
import { liveCalls } from "@/lib/party/live/calls";
import { type EventAddresses, useLive } from "@/lib/party/live/hooks";
import { guestDeltaSchema } from "@/lib/party/live/schema";
import { standingOf } from "@/lib/party/request-list/apply";
import {
  deliveryCounts,
  useApplyNews,
  useReadLists,
  useShowAhead,
} from "@/lib/party/request-list/hooks";
import { requestCalls } from "@/lib/party/requests/calls";
import { type GuestList, type ListQuery, ownQuery } from "@/lib/party/requests/list-schema";
import type { GuestEvent, GuestRequest, SubmissionAnswer } from "@/lib/party/requests/schema";
import { sendAsGuest } from "./send-as-guest";
import { useOutboxStore } from "./store";

/** A request of somebody else: all that a guest may know of it. */
const NOT_MINE = { mine: false, message: null, place: null, waitSeconds: null };

function addressesOf(code: string): EventAddresses {
  const params = { code };
  return {
    event: addressOf(requestCalls.event, { params }),
    lists: addressOf(requestCalls.submit, { params }),
    live: addressOf(liveCalls.guest, { params, query: {} }),
  };
}

/** One page of the event's list. The page before stays while the next one comes. */
export function useRequests(code: string, query: ListQuery) {
  return useAnswer(requestCalls.list, { params: { code }, query }, { keepPreviousData: true });
}

/** The event as this guest sees it. */
export function useGuestEvent(code: string) {
  return useAnswer(requestCalls.event, { params: { code } });
}

/** Clocks of phones differ a little: better a moment late than a moment early, in ms. */
const CLOCK_SLACK_MS = 1000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Reads the event again at its opening and closing time, which send no change over the stream. */
function useTurns(event: GuestEvent | undefined) {
  const { mutate } = useSWRConfig();
  const { code = "", status, opensAt = null, closesAt = null } = event ?? {};
  useEffect(() => {
    const left = (nextTurn({ opensAt, closesAt }, Date.now()) ?? Number.NaN) - Date.now();
    if (!status || Number.isNaN(left)) return;
    const read = () => mutate(addressesOf(code).event);
    const timer = setTimeout(read, Math.min(left + CLOCK_SLACK_MS, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [code, status, opensAt, closesAt, mutate]);
}

/** Keeps everything this page shows of an event up to date. */
export function useGuestLive(code: string) {
  const addresses = addressesOf(code);
  const { data: event } = useGuestEvent(code);
  const { data: own } = useRequests(code, ownQuery);
  const { mutate } = useSWRConfig();
  const readLists = useReadLists(addresses.lists);
  useTurns(event);
  const revise = useRevise<GuestEvent>(addresses.event);
  const applyNews = useApplyNews<GuestRequest>(addresses.lists, NOT_MINE);

  useLive(addresses, event?.cursor, {
    parse: (data) => guestDeltaSchema.parse(data),
    onDelta: (delta) => {
      applyNews(delta);
      revise((known) => withDelta(known, delta));
      // How many more this guest may submit: only the server knows which of these they made.
      if (own?.requests.some((request) => request.mine && hasNewStatus(request.id, delta)))
        mutate(addresses.event);
      if (own && delta.requests.some(({ id }) => isUnknownOwn(id, own))) readLists();
    },
  });
}

/** Whether this phone submitted it, in another tab or just before this page was read. */
function isUnknownOwn(id: string, own: GuestList) {
  const isKnown = own.requests.some((request) => request.mine && request.id === id);
  return !isKnown && useOutboxStore.getState().confirmed.includes(id);
}

/** Whether a delta tells that a request has another status now. */
function hasNewStatus(id: string, { from, requests }: Delta) {
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

/** Backs a request, or stops backing it. */
export function useBacking(code: string) {
  const { event, lists } = addressesOf(code);
  const showAhead = useShowAhead<GuestRequest>(lists, NOT_MINE);
  const { mutate } = useSWRConfig();
  const write = useWrite();

  return function setBacking(request: GuestRequest, mine: boolean) {
    const by = mine ? 1 : -1;
    const params = { code, id: request.id };
    return write({
      send: () => sendAsGuest(mine ? requestCalls.back : requestCalls.takeBack, { params }),
      optimistic: () => {
        const after = { ...request, mine, backers: request.backers + by };
        const ahead = showAhead([{ before: request, after }], by);
        return { ...ahead, settle: (answer) => ahead.settle([answer.request]) };
      },
      onSuccess: () => void mutate(event),
    });
  };
}

/** Shows the answer to a request that this guest has just submitted. */
export function useShowSubmitted(code: string) {
  const { event, lists } = addressesOf(code);
  const applyNews = useApplyNews<GuestRequest>(lists, NOT_MINE);
  const { mutate } = useSWRConfig();

  return ({ request, merged }: SubmissionAnswer) => {
    const isCounted = deliveryCounts().has(request.id);
    if (!isCounted) {
      const from = { [request.id]: merged ? standingOf(request) : null };
      applyNews({ requests: [request], from, mine: 1 });
    }
    mutate(event);
    // The stream may have delivered the request first, but not that it is this guest's.
    const stale = `${lists}?${isCounted ? "" : "filter=mine"}`;
    mutate((key) => typeof key === "string" && key.startsWith(stale));
  };
}
