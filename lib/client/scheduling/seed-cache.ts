import { type Cache, type Middleware, unstable_serialize } from "swr";

/**
 * Creates the middleware that puts the data served with the page into the cache, and answers the first fetch of a key
 * with it. The server has just read it, so it counts as fresh; later fetches go to the server.
 */
export function createCacheSeeding(cache: Cache) {
  const answered = new Set<string>();

  const answerFromPage: Middleware = (useNext) => (key, fetcher, config) => {
    const name = unstable_serialize(key);
    const given = config.fallbackData ?? config.fallback?.[name];
    // Now, because data that entered the cache later would render everything that shows it twice.
    if (given !== undefined && cache.get(name)?.data === undefined) {
      cache.set(name, { ...cache.get(name), data: given, isValidating: false, isLoading: false });
    }
    const fetchAfterPage: typeof fetcher =
      fetcher &&
      ((...args) => {
        const isFirst = !answered.has(name);
        answered.add(name);
        if (!isFirst || given === undefined) return fetcher(...args);
        // A background page fetches late: keep what the stream has delivered since.
        return cache.get(name)?.data ?? given;
      });
    return useNext(key, fetchAfterPage, config);
  };

  return answerFromPage;
}
