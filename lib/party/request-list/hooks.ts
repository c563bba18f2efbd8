import { useSWRConfig } from "swr";
import { throttled } from "@/lib/client/scheduling/throttle";
import { serverNow } from "@/lib/client/server-clock";
import type { SongRequest } from "@/lib/party/requests/schema";
import { applyUpdate } from "./apply";
import { cachedAt, cachedIn, listKeysAt } from "./cached";
import { queryOfKey } from "./query";
import { completed, type List, type ListUpdate } from "./updates";

/** Refetches every cached list at this address. */
export function useReadLists(address: string) {
  const { cache, fallback, mutate } = useSWRConfig();
  return () => {
    for (const key of listKeysAt({ cache, fallback }, address)) mutate(key);
  };
}

/** Applies an update to every cached list at this address, and refetches those that only the server can compute. */
export function useApplyUpdate<R extends SongRequest>(
  address: string,
  blank: Omit<R, keyof SongRequest>,
) {
  const { cache, fallback, mutate } = useSWRConfig();
  const config = { cache, fallback };

  /** Whether the list under this key needs a refetch. */
  function applyTo(key: string, update: ListUpdate<R>, known: readonly R[]) {
    const list = cachedIn<List<R>>(config, key);
    const isValidating = cache.get(key)?.isValidating ?? false;
    // The answer in flight is older than the update, so fetch again.
    if (!list) return isValidating;
    const whole = completed(update, list, known);
    const applied = applyUpdate(list, queryOfKey(key), whole, blank, serverNow());
    mutate(key, applied.list, { revalidate: false });
    return applied.isStale || isValidating;
  }

  return (update: ListUpdate<R>) => {
    const known = cachedAt<List<R>>(config, address).flatMap(([, list]) => list.requests);
    const stale = listKeysAt(config, address).filter((key) => applyTo(key, update, known));
    for (const key of stale) throttled(key, () => mutate(key));
  };
}
