import { useSWRConfig } from "swr";
import { throttled } from "./throttle";

/** Changes the cached data under `key`, whether fetched or served with the page. */
export function useRevise<T>(key: string) {
  const { cache, fallback, mutate } = useSWRConfig();
  return (revise: (known: T) => T) => {
    const isFetching = cache.get(key)?.isValidating;
    mutate<T>(
      key,
      (cached) => {
        const known = cached ?? (fallback[key] as T | undefined);
        return known && revise(known);
      },
      { revalidate: false },
    );
    // The answer in flight is older than the revision and SWR drops it, so fetch again.
    if (isFetching) throttled(key, () => mutate(key));
  };
}
