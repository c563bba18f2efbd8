import { type Cache, useSWRConfig } from "swr";
import { throttled } from "@/lib/client/throttle";
import type { SongRequest } from "@/lib/party/requests/schema";
import { applyNews, type List, type News, standingOf } from "./apply";
import { queryOfKey } from "./query";

const deliveries = new Map<string, number>();

/**
 * How often the stream has told of each request so far. It counts right and may know of later changes, so what it
 * has told meanwhile wins over an answer.
 */
export function deliveryCounts(): ReadonlyMap<string, number> {
  return new Map(deliveries);
}

function countDelivery<R extends SongRequest>({ id: cursor, requests }: News<R>) {
  if (cursor === undefined) return;
  for (const { id } of requests) deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
}

/** The lists at this address that the browser holds: fetched before, or come with the page itself. */
function listsIn(cache: Cache, fallback: object, address: string) {
  const keys = new Set([...cache.keys(), ...Object.keys(fallback)]);
  return [...keys].filter((key) => key.startsWith(`${address}?`));
}

/** Reads again every list at this address that the browser holds. */
export function useReadLists(address: string) {
  const { cache, fallback, mutate } = useSWRConfig();
  return () => {
    for (const key of listsIn(cache, fallback, address)) mutate(key);
  };
}

/**
 * Brings every list at this address that the browser holds up to date. What only the server can tell is fetched:
 * at once or, for what is shown ahead of it, when the function that is returned is called.
 */
export function useApplyNews<R extends SongRequest>(
  address: string,
  blank: Omit<R, keyof SongRequest>,
) {
  const { cache, fallback, mutate } = useSWRConfig();

  /** Whether only the server can tell what the list under this key shows now. */
  function applyTo(key: string, news: News<R>) {
    const { data = fallback[key], isValidating = false } = cache.get(key) ?? {};
    // An answer on its way is older than the news: fetch again.
    if (!data) return isValidating;
    const applied = applyNews(data as List<R>, queryOfKey(key), news, blank, Date.now());
    mutate(key, applied.list, { revalidate: false });
    return applied.isStale || isValidating;
  }

  return (news: News<R>) => {
    countDelivery(news);
    const stale = listsIn(cache, fallback, address).filter((key) => applyTo(key, news));
    const readStale = () => {
      for (const key of stale) throttled(key, () => mutate(key));
    };
    if (!news.isAhead) readStale();
    return readStale;
  };
}

/** A request as it is, and as a write will leave it. */
export type Expected<R> = { before: R; after: R };

function standingsOf(requests: SongRequest[]) {
  return Object.fromEntries(requests.map((request) => [request.id, standingOf(request)]));
}

/**
 * The optimistic part of a write to requests: shows in every list what it will come to, and returns how to put the
 * answer in its place or to roll it back. Either leaves alone what the stream has told of meanwhile.
 */
export function useShowAhead<R extends SongRequest>(
  address: string,
  blank: Omit<R, keyof SongRequest>,
) {
  const apply = useApplyNews<R>(address, blank);
  const readLists = useReadLists(address);

  return function showAhead(expected: Expected<R>[], mine = 0) {
    const countsThen = deliveryCounts();
    const isUntold = ({ id }: { id: string }) => deliveryCounts().get(id) === countsThen.get(id);
    const before = expected.map((request) => request.before);
    const after = expected.map((request) => request.after);
    const shown = standingsOf(after);
    const readStale = apply({ requests: after, from: standingsOf(before), mine, isAhead: true });

    return {
      /** Returns the requests of the answer that are news. */
      settle(answered: (SongRequest & Partial<R>)[]) {
        const news = answered.filter(isUntold);
        apply({ requests: news.filter(({ id }) => shown[id]), from: shown });
        readStale();
        return news;
      },
      /** Returns the requests that are as before. */
      rollBack() {
        const rolledBack = before.filter(isUntold);
        apply({ requests: rolledBack, from: shown, mine: -mine });
        if (rolledBack.length < before.length) readLists();
        return rolledBack;
      },
    };
  };
}
