import type { AddressInput, Argument, Call } from "./call";

/**
 * The address that a call goes to. Equal input gives equal text, for it is the key of what is cached: the query is
 * in the order of its schema, without what is undefined.
 */
export function addressOf<C extends Call>(call: C, ...[input]: Argument<AddressInput<C>>): string;
export function addressOf({ path, query: schema }: Call, input: Input = {}) {
  const { params = {}, query = {} } = input;
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${params[name]}`));
  const names = Object.keys(schema?.shape ?? {}).filter((name) => query[name] !== undefined);
  const search = new URLSearchParams(names.map((name) => [name, `${query[name]}`]));
  return names.length > 0 ? `${address}?${search}` : address;
}

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown> };
