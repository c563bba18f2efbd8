import { useSWRConfig } from "swr";
import { throttled } from "@/lib/client/scheduling/throttle";
import { serverNow } from "@/lib/client/server-clock";
import type { SongRequest } from "@/lib/party/requests/schema";
import { applyUpdate, type List, type ListUpdate } from "./apply";
import { listKeysAt } from "./cached";
import { queryOfKey } from "./query";

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

  /** Whether the list under this key needs a refetch. */
  function applyTo(key: string, update: ListUpdate<R>) {
    const { data = fallback[key], isValidating = false } = cache.get(key) ?? {};
    // The answer in flight is older than the update, so fetch again.
    if (!data) return isValidating;
    const applied = applyUpdate(data as List<R>, queryOfKey(key), update, blank, serverNow());
    mutate(key, applied.list, { revalidate: false });
    return applied.isStale || isValidating;
  }

  return (update: ListUpdate<R>) => {
    const stale = listKeysAt({ cache, fallback }, address).filter((key) => applyTo(key, update));
    for (const key of stale) throttled(key, () => mutate(key));
  };
}
