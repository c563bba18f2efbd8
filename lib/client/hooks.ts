import useSWR, { useSWRConfig } from "swr";
import type { z } from "zod/mini";
import type { Call } from "@/lib/calls/call";
import { useToasts } from "@/lib/client/toasts/hooks";
import { api } from "./api";

/** What a call takes: its body, where it has one. */
type Input<C extends Call> = C["body"] extends z.ZodMiniType ? [z.input<C["body"]>] : [];

/** Sends a call; its answer, or the server's error. */
export function send<C extends Call>(call: C, ...[body]: Input<C>) {
  const { method, path, answer } = call;
  const write = method === "GET" ? undefined : { method, body };
  return api<C["answer"]>(answer, path, write);
}

/** What a call without input answers, kept under its path. */
export function useAnswer<C extends Call & { method: "GET" }>({ path, answer }: C) {
  return useSWR(path, (url) => api<C["answer"]>(answer, url));
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
