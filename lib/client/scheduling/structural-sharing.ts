import { dequal } from "dequal/lite";
import { type Cache, type Middleware, unstable_serialize } from "swr";
import { isRecord } from "@/lib/text/shape";

/**
 * Returns the new value, but reuses the known objects wherever they are equal, so that components render only for what
 * has changed. The items of a list are matched by their `id`.
 */
export function shareStructure<T>(known: unknown, fetched: T): T;
export function shareStructure(known: unknown, fetched: unknown): unknown {
  if (dequal(known, fetched)) return known;
  if (Array.isArray(known) && Array.isArray(fetched)) {
    const byId = new Map(known.map((item) => [idOf(item), item]));
    return fetched.map((item) => shareStructure(byId.get(idOf(item)), item));
  }
  if (isRecord(known) && isRecord(fetched)) {
    const fields = Object.entries(fetched);
    return Object.fromEntries(
      fields.map(([name, value]) => [name, shareStructure(known[name], value)]),
    );
  }
  return fetched;
}

function idOf(item: unknown) {
  return isRecord(item) ? item.id : undefined;
}

/** Creates the middleware that shares the structure of what is fetched with what the cache holds. */
export function createStructuralSharing(cache: Cache) {
  const shareFetched: Middleware = (useNext) => (key, fetcher, config) => {
    const fetchShared: typeof fetcher =
      fetcher &&
      (async (...args) => {
        const fetched = await fetcher(...args);
        return shareStructure(cache.get(unstable_serialize(key))?.data, fetched);
      });
    return useNext(key, fetchShared, config);
  };
  return shareFetched;
}
