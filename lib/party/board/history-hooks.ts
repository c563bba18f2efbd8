import { useSWRConfig } from "swr";
import { useSync } from "@/lib/client/effects/use-change";
import { useAnswer } from "@/lib/client/hooks";
import { throttled } from "@/lib/client/scheduling/throttle";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import type { PastStep } from "@/lib/party/requests/change-schema";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { addressesOf } from "./addresses";
import type { Board } from "./schema";

/** The steps that can be undone, as they are after each change of the event. */
export function useHistory({ id, cursor }: Pick<Board, "id" | "cursor">) {
  const { data, error, mutate } = useAnswer(djRequestCalls.history, { params: { id } });
  useSync(cursor, () => cursor > 0 && throttled(`history ${id}`, () => mutate()));
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
