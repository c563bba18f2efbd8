import useSWR, { useSWRConfig } from "swr";
import { guestDeltaSchema } from "@/lib/changes/schema";
import { type GuestEvent, guestEventKey, guestEventSchema } from "@/lib/events/schema";
import { guestApi } from "@/lib/guests/hooks";
import { api } from "@/lib/http/api";
import { standingOf } from "@/lib/live/apply";
import { useApplyNews, useLive, useRevise } from "@/lib/live/hooks";
import {
  type AskAnswer,
  backingAnswerSchema,
  type GuestRequest,
  guestListSchema,
  type ListQuery,
  listKey,
} from "./schema";

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

/** Keeps everything this page shows of an event up to date. */
export function useGuestLive(code: string) {
  const base = guestEventKey(code);
  const { data: event } = useGuestEvent(code);
  const revise = useRevise<GuestEvent>(base);
  const applyNews = useApplyNews<GuestRequest>(base, NOT_MINE);

  useLive(base, event?.cursor, {
    parse: (data) => guestDeltaSchema.parse(data),
    onDelta: (delta) => {
      applyNews(delta);
      revise((known) => withDelta(known, delta));
    },
  });
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
    applyNews({ requests: [{ ...request, mine, backers: request.backers + by }], from, mine: by });
    try {
      const url = `${base}/requests/${request.id}/backing`;
      const method = mine ? "POST" : "DELETE";
      const answer = await guestApi(backingAnswerSchema, url, { method });
      applyNews({ requests: [answer.request], from });
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

  return ({ request, merged }: AskAnswer) => {
    const from = { [request.id]: merged ? standingOf(request) : null };
    applyNews({ requests: [request], from, mine: 1 });
    mutate(base);
    mutate((key) => typeof key === "string" && key.startsWith(`${base}/requests?filter=mine`));
  };
}
