import useSWR, { type SWRConfiguration } from "swr";
import { addressOf } from "@/lib/calls/address";
import type { AddressInput, AnswerOf, Call } from "@/lib/calls/call";
import { send } from "./send";

type Config<C extends Call> = SWRConfiguration<AnswerOf<C>>;
/** Nothing is fetched while the input is null. */
type ReadArguments<C extends Call> =
  unknown extends AddressInput<C>
    ? [input?: undefined, config?: Config<C>]
    : [input: AddressInput<C> | null, config?: Config<C>];

/** What a call answers, kept under its address. */
export function useAnswer<C extends Call & { method: "GET" }>(
  call: C,
  ...[input, config]: ReadArguments<C>
) {
  const read: Call = call;
  const key = input === null ? null : addressOf(read, input);
  const fetcher = () => send(read, input ?? {}) as Promise<AnswerOf<C>>;
  return useSWR(key, fetcher, config);
}
