import { useEffect } from "react";
import { type Cache, type Middleware, type State, unstable_serialize } from "swr";

/** How long unused data stays in the cache, in milliseconds. */
export const UNUSED_MS = 5 * 60_000;

/** SWR's cache, and the middleware that tracks which data is in use. */
export function createDataCache() {
  const entries = new Map<string, State<unknown>>();
  const users = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function dropLater(key: string) {
    timers.set(
      key,
      setTimeout(() => {
        timers.delete(key);
        entries.delete(key);
      }, UNUSED_MS),
    );
  }

  function retain(key: string) {
    clearTimeout(timers.get(key));
    timers.delete(key);
    users.set(key, (users.get(key) ?? 0) + 1);
    return () => {
      const left = (users.get(key) ?? 1) - 1;
      if (left > 0) return void users.set(key, left);
      users.delete(key);
      dropLater(key);
    };
  }

  const cache: Cache = {
    keys: () => entries.keys(),
    get: (key) => entries.get(key),
    set: (key, value) => {
      entries.set(key, value);
      if (users.has(key) || timers.has(key)) return;
      // In the browser only: a server would keep the timers of pages long gone.
      if (typeof window !== "undefined") dropLater(key);
    },
    delete: (key) => entries.delete(key),
  };

  const retainWhileUsed: Middleware = (useNext) => (key, fetcher, config) => {
    const name = unstable_serialize(key);
    useEffect(() => (name ? retain(name) : undefined), [name]);
    return useNext(key, fetcher, config);
  };

  return { cache, retainWhileUsed };
}
