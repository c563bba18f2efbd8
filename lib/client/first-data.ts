import { type Cache, type Middleware, unstable_serialize } from "swr";

/**
 * The middleware that answers the first fetch of a key with what came with the page. The server has read it a
 * moment ago, so it counts as fetched just now; every later fetch goes to the server.
 */
export function createFirstData(cache: Cache) {
  const answered = new Set<string>();

  const answerFromPage: Middleware = (useNext) => (key, fetcher, config) => {
    const name = unstable_serialize(key);
    const given = config.fallbackData ?? config.fallback?.[name];
    const fetchAfterPage: typeof fetcher =
      fetcher &&
      ((...args) => {
        const isFirst = !answered.has(name);
        answered.add(name);
        if (!isFirst || given === undefined) return fetcher(...args);
        // A page in the background fetches late: keep what the stream has delivered since.
        return cache.get(name)?.data ?? given;
      });
    return useNext(key, fetchAfterPage, config);
  };

  return answerFromPage;
}
