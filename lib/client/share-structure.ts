import { dequal } from "dequal";
import { type Cache, type Middleware, unstable_serialize } from "swr";
import { isRecord } from "@/lib/text/shape";

/**
 * Returns the new value, but reuses the known objects wherever they are equal, so that components render only for what
 * has changed. The items of a list are matched by their `id`.
 */
export function shareStructure<T>(known: unknown, told: T): T;
export function shareStructure(known: unknown, told: unknown): unknown {
  if (dequal(known, told)) return known;
  if (Array.isArray(known) && Array.isArray(told)) {
    const byId = new Map(known.map((item) => [idOf(item), item]));
    return told.map((item) => shareStructure(byId.get(idOf(item)), item));
  }
  if (isRecord(known) && isRecord(told)) {
    const fields = Object.entries(told);
    return Object.fromEntries(
      fields.map(([name, value]) => [name, shareStructure(known[name], value)]),
    );
  }
  return told;
}

function idOf(item: unknown) {
  return isRecord(item) ? item.id : undefined;
}

/** Creates the middleware that shares the structure of what is fetched with what the cache holds. */
export function createSharing(cache: Cache) {
  const shareFetched: Middleware = (useNext) => (key, fetcher, config) => {
    const fetchShared: typeof fetcher =
      fetcher &&
      (async (...args) => {
        const told = await fetcher(...args);
        return shareStructure(cache.get(unstable_serialize(key))?.data, told);
      });
    return useNext(key, fetchShared, config);
  };
  return shareFetched;
}
