import useSWR, { type SWRConfiguration, useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import type { AddressInput, AnswerOf, Call } from "@/lib/calls/call";
import { useToasts } from "@/lib/client/toasts/hooks";
import { send } from "./send";

type Config<C extends Call> = SWRConfiguration<AnswerOf<C>>;
/** Nothing is asked while the input is null. */
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
  const ask = () => send(read, input ?? {}) as Promise<AnswerOf<C>>;
  return useSWR(key, ask, config);
}

let lastWrite: Promise<unknown> = Promise.resolve();

/** After the writes before it, so that the last answer to arrive is the newest. */
function inTurn<T>(write: () => Promise<T>) {
  const result = lastWrite.then(write, write);
  lastWrite = result;
  return result;
}

type Write<D> = {
  send: () => Promise<D>;
  /** What the visitor sees until the answer is there. */
  show: (data: D) => D;
};

/**
 * Writes to what is kept under a key: shown at once, taken back with a toast when it fails. The answer
 * says whether it went well, so that a form keeps what was typed until it has.
 */
export function useWrite() {
  const { mutate } = useSWRConfig();
  const toasts = useToasts();

  return async function write<D>(key: string | string[], { send: sendOff, show }: Write<D>) {
    try {
      await mutate<D | undefined>(key, inTurn(sendOff), {
        optimisticData: (_, shown) => shown && show(shown),
        rollbackOnError: true,
        revalidate: false,
      });
      return true;
    } catch (error) {
      toasts.error(error);
      // The way back leads past writes that have succeeded meanwhile.
      await mutate(key);
      return false;
    }
  };
}
