import { useSWRConfig } from "swr";
import { serverNow } from "@/lib/client/server-clock";
import { throttled } from "@/lib/client/throttle";
import type { SongRequest } from "@/lib/party/requests/schema";
import { applyNews, type List, type News, standingOf } from "./apply";
import { listKeysAt } from "./cached";
import { queryOfKey } from "./query";

const deliveries = new Map<string, number>();
/** More than a screen can be waiting for at once: a wall hears of requests for as long as it hangs. */
const MOST_DELIVERIES = 1000;

/**
 * How often the stream has delivered each request. The stream may know of later changes than an answer, so what it
 * delivered during a write wins over that write's answer.
 */
export function deliveryCounts(): ReadonlyMap<string, number> {
  return new Map(deliveries);
}

function countDelivery<R extends SongRequest>({ id: cursor, requests }: News<R>) {
  if (cursor === undefined) return;
  for (const { id } of requests) {
    const count = (deliveries.get(id) ?? 0) + 1;
    // The newest come last.
    deliveries.delete(id);
    deliveries.set(id, count);
  }
  for (const id of deliveries.keys()) {
    if (deliveries.size <= MOST_DELIVERIES) break;
    deliveries.delete(id);
  }
}

/** Refetches every cached list at this address. */
export function useReadLists(address: string) {
  const { cache, fallback, mutate } = useSWRConfig();
  return () => {
    for (const key of listKeysAt({ cache, fallback }, address)) mutate(key);
  };
}

/**
 * Applies news to every cached list at this address. Refetches lists that only the server can compute: at once, or,
 * after an optimistic update, when the returned function is called.
 */
export function useApplyNews<R extends SongRequest>(
  address: string,
  blank: Omit<R, keyof SongRequest>,
) {
  const { cache, fallback, mutate } = useSWRConfig();

  /** Whether the list under this key needs a refetch. */
  function applyTo(key: string, news: News<R>) {
    const { data = fallback[key], isValidating = false } = cache.get(key) ?? {};
    // The answer in flight is older than the news, so fetch again.
    if (!data) return isValidating;
    const applied = applyNews(data as List<R>, queryOfKey(key), news, blank, serverNow());
    mutate(key, applied.list, { revalidate: false });
    return applied.isStale || isValidating;
  }

  return (news: News<R>) => {
    countDelivery(news);
    const stale = listKeysAt({ cache, fallback }, address).filter((key) => applyTo(key, news));
    const readStale = () => {
      for (const key of stale) throttled(key, () => mutate(key));
    };
    if (!news.isAhead) readStale();
    return readStale;
  };
}

/** A request before and after a write. */
export type Expected<R> = { before: R; after: R };

function standingsOf(requests: SongRequest[]) {
  return Object.fromEntries(requests.map((request) => [request.id, standingOf(request)]));
}

/**
 * The optimistic part of a write to requests: updates every list, and returns functions that apply the answer or roll
 * back. Both leave alone what the stream has delivered since.
 */
export function useShowAhead<R extends SongRequest>(
  address: string,
  blank: Omit<R, keyof SongRequest>,
) {
  const apply = useApplyNews<R>(address, blank);
  const readLists = useReadLists(address);

  return function showAhead(expected: Expected<SongRequest & Partial<R>>[], mine = 0) {
    const countsThen = deliveryCounts();
    const isUntold = ({ id }: { id: string }) => deliveryCounts().get(id) === countsThen.get(id);
    const before = expected.map((request) => request.before);
    const after = expected.map((request) => request.after);
    const shown = standingsOf(after);
    const readStale = apply({ requests: after, from: standingsOf(before), mine, isAhead: true });

    return {
      /** Applies the answer; returns the requests that the stream has not delivered meanwhile. */
      settle(answered: (SongRequest & Partial<R>)[]) {
        const news = answered.filter(isUntold);
        apply({ requests: news.filter(({ id }) => shown[id]), from: shown });
        readStale();
        return news;
      },
      /** Rolls back; returns the requests that it restored. */
      rollBack() {
        const rolledBack = before.filter(isUntold);
        apply({ requests: rolledBack, from: shown, mine: -mine });
        if (rolledBack.length < before.length) readLists();
        return rolledBack;
      },
    };
  };
}
