import { type Cache, type Middleware, unstable_serialize } from "swr";

/**
 * The middleware that lets what came with the page answer the first asking for it. The server has read it a
 * moment ago, so it counts as fetched just now; whoever asks later asks the server.
 */
export function createFirstData(cache: Cache) {
  const answered = new Set<string>();

  const answerFromPage: Middleware = (useNext) => (key, fetcher, config) => {
    const name = unstable_serialize(key);
    const given = config.fallbackData ?? config.fallback?.[name];
    const ask: typeof fetcher =
      fetcher &&
      ((...args) => {
        const isFirst = !answered.has(name);
        answered.add(name);
        if (!isFirst || given === undefined) return fetcher(...args);
        // A page in the background asks late: what it has heard since must not be undone.
        return cache.get(name)?.data ?? given;
      });
    return useNext(key, ask, config);
  };

  return answerFromPage;
}
