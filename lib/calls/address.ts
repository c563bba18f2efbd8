import type { AddressInput, Argument, Call } from "./call";

/**
 * Returns the address of a call. Equal input gives equal text, because the address is also the cache key: the
 * query is in the order of the alphabet, without undefined values. Schemas would do that as well, but a browser has none.
 */
export function addressOf<C extends Call>(call: C, ...[input]: Argument<AddressInput<C>>): string;
export function addressOf({ path }: Call, input: Input = {}) {
  const { params = {}, query = {} } = input;
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${params[name]}`));
  const names = Object.keys(query)
    .filter((name) => query[name] !== undefined)
    .sort();
  const search = new URLSearchParams(names.map((name) => [name, `${query[name]}`]));
  return names.length > 0 ? `${address}?${search}` : address;
}

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown> };
