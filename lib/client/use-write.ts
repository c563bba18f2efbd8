import { useSWRConfig } from "swr";
import { useToasts } from "./use-toasts";
import { useUndoToast } from "./use-undo-toast";

/** Shows the optimistic value before the server has answered. */
export type Optimistic<A> = (answer: Promise<A>) => {
  /** Replaces the optimistic value with the answer. */
  settle: (answer: A) => unknown;
  rollBack: () => unknown;
};

type Write<A> = {
  send: () => Promise<A>;
  optimistic?: Optimistic<A>;
  /** Runs before the write counts as done, for example to refetch what it has changed. */
  onSuccess?: (answer: A) => unknown;
  /** The toast's text; omitted where the page itself shows the result. */
  success?: string;
  /** Names the write in the toast of its failure, where several are on their way. */
  what?: string;
  /** Offered by the toast. */
  undo?: (answer: A) => void;
};

/**
 * Returns the function for every write outside of a form: it shows the optimistic value, rolls it back with a toast
 * when the call fails, and offers undo. It resolves to whether the call succeeded. Forms report their own failures:
 * `useForm` sends the call itself.
 */
export function useWrite() {
  const toasts = useToasts();
  const showUndo = useUndoToast();

  return async function write<A>({ send, optimistic, onSuccess, success, what, undo }: Write<A>) {
    const sent = send();
    const shown = optimistic?.(sent);
    try {
      const answer = await sent;
      await shown?.settle(answer);
      await onSuccess?.(answer);
      if (success && undo) showUndo(success, () => undo(answer));
      else if (success) toasts.success(success);
      return true;
    } catch (error) {
      const rolledBack = shown?.rollBack();
      toasts.error(error, what ? { description: what } : undefined);
      await rolledBack;
      return false;
    }
  };
}

/** Optimistically updates the data cached under a key; `take` then replaces it with the answer. */
export function useOptimisticData() {
  const { mutate } = useSWRConfig();

  return function optimisticData<D, A>(
    key: string | string[],
    show: (data: D) => D,
    take: (answer: A, data: D | undefined) => D | undefined,
  ): Optimistic<A> {
    return (answer) => {
      const mutation = mutate<D | undefined, A>(key, answer, {
        optimisticData: (_, shown) => shown && show(shown),
        populateCache: take,
        rollbackOnError: true,
        revalidate: false,
      });
      return {
        settle: () => mutation,
        // The data from before this write may lack other writes that have succeeded since.
        rollBack: () => mutation.catch(() => mutate(key)),
      };
    };
  };
}

let lastWrite: Promise<unknown> = Promise.resolve();

/** Sends after all earlier writes, so that the last answer to arrive is the newest. */
export function inTurn<T>(send: () => Promise<T>) {
  const result = lastWrite.then(send, send);
  lastWrite = result;
  return result;
}
