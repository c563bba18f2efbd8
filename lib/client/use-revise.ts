import { useSWRConfig } from "swr";
import { throttled } from "./throttle";

/** Changes what this browser knows under `key`: fetched before, or come with the page itself. */
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
    // The answer on its way is older than the revision, and SWR drops it: fetch again.
    if (isFetching) throttled(key, () => mutate(key));
  };
}
