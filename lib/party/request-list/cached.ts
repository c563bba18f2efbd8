import type { Cache } from "swr";

/** What SWR has read, and what came with the page. */
export type CachedIn = { cache: Cache; fallback: Record<string, unknown> };

export function cachedIn<T>({ cache, fallback }: CachedIn, key: string): T | undefined {
  return (cache.get(key)?.data ?? fallback[key]) as T | undefined;
}

/** Returns the keys of the lists at an address, whatever their query. */
export function listKeysAt({ cache, fallback }: CachedIn, address: string) {
  const keys = new Set([...cache.keys(), ...Object.keys(fallback)]);
  return [...keys].filter((key) => key.startsWith(`${address}?`));
}

/** Returns the lists at an address that the page has, each with its key. */
export function cachedAt<T>(config: CachedIn, address: string) {
  return listKeysAt(config, address).flatMap((key): [string, T][] => {
    const list = cachedIn<T>(config, key);
    return list ? [[key, list]] : [];
  });
}
