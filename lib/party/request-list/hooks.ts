import { useSWRConfig } from "swr";
import { serverNow } from "@/lib/client/server-clock";
import { throttled } from "@/lib/client/throttle";
import type { SongRequest } from "@/lib/party/requests/schema";
import { applyNews, type List, type News } from "./apply";
import { listKeysAt } from "./cached";
import { queryOfKey } from "./query";

/** Refetches every cached list at this address. */
export function useReadLists(address: string) {
  const { cache, fallback, mutate } = useSWRConfig();
  return () => {
    for (const key of listKeysAt({ cache, fallback }, address)) mutate(key);
  };
}

/** Applies news to every cached list at this address, and refetches those that only the server can compute. */
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
    const stale = listKeysAt({ cache, fallback }, address).filter((key) => applyTo(key, news));
    for (const key of stale) throttled(key, () => mutate(key));
  };
}
