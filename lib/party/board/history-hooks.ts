import { useSWRConfig } from "swr";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import type { PastStep } from "@/lib/party/requests/change-schema";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { addressesOf } from "./addresses";
import type { Board } from "./schema";

/** The steps that can be undone. `useBoardLive` has them read again after each change. */
export function useHistory({ id }: Pick<Board, "id">) {
  const { data, error } = useAnswer(
    djRequestCalls.history,
    { params: { id } },
    { dedupingInterval: 0 },
  );
  return { steps: data?.steps, error };
}

/**
 * Returns the function that undoes steps down to one of the past. What other DJs have done since stays, and with `seen`
 * everything since that change.
 */
export function useUndoTo({ id, cursor }: Pick<Board, "id" | "cursor">) {
  const write = useWrite();
  const { mutate } = useSWRConfig();
  const { event } = addressesOf(id);
  const readAll = () => mutate((key) => typeof key === "string" && key.startsWith(event));
  return ({ id: to }: Pick<PastStep, "id">, success: string, seen = cursor) =>
    write({
      send: () => send(djRequestCalls.undo, { params: { id }, query: { to, seen } }),
      success,
      // The stream brings it, too, but not everywhere there is one.
      optimistic: () => ({ settle: readAll, rollBack: readAll }),
    });
}
