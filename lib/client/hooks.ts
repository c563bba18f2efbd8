import useSWR, { type SWRConfiguration } from "swr";
import { addressOf } from "@/lib/calls/address";
import type { AddressInput, AnswerOf, Call } from "@/lib/calls/call";
import { send } from "./send";

type Config<C extends Call> = SWRConfiguration<AnswerOf<C>>;
/** A null input fetches nothing. */
type ReadArguments<C extends Call> =
  unknown extends AddressInput<C>
    ? [input?: null | undefined, config?: Config<C>]
    : [input: AddressInput<C> | null, config?: Config<C>];

/** Reads a call through SWR, with its address as the key. */
export function useAnswer<C extends Call & { method: "GET" }>(
  call: C,
  ...[input, config]: ReadArguments<C>
) {
  const read: Call = call;
  const key = input === null ? null : addressOf(read, input);
  const fetcher = () => send(read, input ?? {}) as Promise<AnswerOf<C>>;
  return useSWR(key, fetcher, config);
}
