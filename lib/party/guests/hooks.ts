import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { serverNow } from "@/lib/client/server-clock";
import { applyUpdate } from "@/lib/party/request-list/apply";
import { type CachedIn, cachedAt, cachedIn } from "@/lib/party/request-list/cached";
import { useApplyUpdate, useReadLists } from "@/lib/party/request-list/hooks";
import { queryOfKey } from "@/lib/party/request-list/query";
import { findKnown, updateOf } from "@/lib/party/request-list/updates";
import { requestCalls } from "@/lib/party/requests/calls";
import type { GuestList, ListQuery } from "@/lib/party/requests/list-schema";
import type { GuestEvent, GuestRequest, SubmissionAnswer } from "@/lib/party/requests/schema";
import { addressesOf, NOT_MINE } from "./addresses";
import { usePendingStore } from "./pending-store";
import { answered, replay, unlessHidden } from "./replay";

/**
 * One page of the event's list, with what the guest has done on top that the server has not answered. Keeps the
 * previous page while the next one loads.
 */
export function useRequests(code: string, query: ListQuery) {
  const input = { params: { code }, query };
  const { data: list, error, isLoading } = useAnswer(requestCalls.list, input, KEEP);
  const key = addressOf(requestCalls.list, input);
  const pending = usePendingStore(({ backings }) => backings);
  const { cache, fallback } = useSWRConfig();
  const data = useMemo(() => {
    const here = pending.filter((backing) => backing.code === code);
    const known = here.length > 0 && knownIn({ cache, fallback }, code);
    if (!list || !known) return list;
    const update = updateOf(replay(here, known));
    return applyUpdate<GuestRequest, GuestList>(
      list,
      queryOfKey(key),
      update,
      NOT_MINE,
      serverNow(),
    ).list;
  }, [list, key, pending, code, cache, fallback]);
  return { data, error, isLoading };
}

const KEEP = { keepPreviousData: true };

/** The event as this guest sees it. */
export function useGuestEvent(code: string) {
  return useAnswer(requestCalls.event, { params: { code } });
}

/** What the server has said. */
function knownIn(config: CachedIn, code: string) {
  const { event, lists } = addressesOf(code);
  const settings = cachedIn<GuestEvent>(config, event)?.settings;
  if (!settings) return undefined;
  const requests = cachedAt<GuestList>(config, lists).flatMap(([, list]) => list.requests);
  return { settings, find: (id: string) => findKnown(requests, id) };
}

/**
 * Returns a function that puts an answer about a request into the lists; `seen` is how it looked before, undefined for a
 * new one.
 */
export function useShowAnswer(code: string) {
  const { lists } = addressesOf(code);
  const applyToLists = useApplyUpdate<GuestRequest>(lists, NOT_MINE);
  const readLists = useReadLists(lists);
  const { cache, fallback } = useSWRConfig();
  return (answer: GuestRequest, seen?: GuestRequest) => {
    const known = knownIn({ cache, fallback }, code);
    if (!known) return;
    const shown = known.find(answer.id);
    // The stream has taken it out already: only the server knows whether the lists still count it.
    if (!shown && !answer.mine) return readLists();
    const before = shown ?? seen;
    const after = unlessHidden(answered(before, answer, seen), known.settings);
    applyToLists(updateOf([{ before, after }]));
  };
}

/** Shows the answer to a request that this guest has just submitted. */
export function useShowSubmitted(code: string) {
  const { event, lists } = addressesOf(code);
  const showAnswer = useShowAnswer(code);
  const readLists = useReadLists(lists);
  const { mutate } = useSWRConfig();

  return ({ request, merged }: SubmissionAnswer) => {
    showAnswer(request, merged ? { ...request, ...NOT_MINE } : undefined);
    mutate(event);
    // Whether the counts include it already depends on what the stream has told.
    readLists();
  };
}
