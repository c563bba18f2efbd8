import { useSWRConfig } from "swr";
import { throttled } from "@/lib/client/scheduling/throttle";

/** Changes the cached data under a key, or under each that matches, whether fetched or served with the page. */
export function useRevise<T>(of: string | ((key: string) => boolean)) {
  const { cache, fallback, mutate } = useSWRConfig();
  const keysOf = () =>
    typeof of === "string"
      ? [of]
      : [...new Set([...cache.keys(), ...Object.keys(fallback)])].filter(of);

  function reviseOne(key: string, revise: (known: T) => T) {
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
  }

  return (revise: (known: T) => T) => {
    for (const key of keysOf()) reviseOne(key, revise);
  };
}
