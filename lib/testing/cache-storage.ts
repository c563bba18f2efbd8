/** What a browser keeps for its pages, in memory: the parts of `CacheStorage` that our code uses. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (key: Request | string | URL) =>
    new URL(key instanceof Request ? key.url : key, "https://party.example").href;

  function cacheOf(kept: Map<string, Response>) {
    return {
      match: async (key: Request | string) => kept.get(urlOf(key))?.clone(),
      put: async (key: Request | string, answer: Response) => void kept.set(urlOf(key), answer),
      // A server has every file.
      addAll: async (keys: string[]) => {
        for (const key of keys) kept.set(urlOf(key), new Response(key));
      },
      delete: async (key: Request | string) => kept.delete(urlOf(key)),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
  }
  return {
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return cacheOf(kept);
    },
  };
}
