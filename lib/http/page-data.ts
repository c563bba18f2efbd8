import { type Middleware, unstable_serialize } from "swr";

/**
 * The middleware that lets what came with the page answer the first asking for it. The server has read it a
 * moment ago, so it counts as fetched just now; whoever asks later asks the server.
 */
export function createPageData() {
  const answered = new Set<string>();

  const answerFromPage: Middleware = (useNext) => (key, fetcher, config) => {
    const name = unstable_serialize(key);
    const given = config.fallbackData ?? config.fallback?.[name];
    const ask: typeof fetcher =
      fetcher &&
      ((...args) => {
        const isFirst = !answered.has(name);
        answered.add(name);
        return isFirst && given !== undefined ? given : fetcher(...args);
      });
    return useNext(key, ask, config);
  };

  return answerFromPage;
}
