import { type Cache, type Middleware, unstable_serialize } from "swr";

/**
 * Creates the middleware that answers the first fetch of a key with the data served with the page. The server has just
 * read it, so it counts as fresh; later fetches go to the server.
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
        // A background page fetches late: keep what the stream has delivered since.
        return cache.get(name)?.data ?? given;
      });
    return useNext(key, fetchAfterPage, config);
  };

  return answerFromPage;
}
