import { useSWRConfig } from "swr";
import { useWrite } from "@/lib/client/use-write";
import { useReadLists } from "@/lib/party/request-list/hooks";
import { requestCalls } from "@/lib/party/requests/calls";
import { addressesOf } from "./addresses";
import { sendAsGuest } from "./send-as-guest";
import type { Swapped } from "./store";

/** Undoes a swap: the guest's former request waits again instead of the one of this id. */
export function useUndoSwap(code: string) {
  const { event, lists } = addressesOf(code);
  const readLists = useReadLists(lists);
  const { mutate } = useSWRConfig();
  const write = useWrite();
  return ({ id, words }: Swapped, insteadOf: string) =>
    write({
      send: () =>
        sendAsGuest(requestCalls.restore, {
          params: { code, id },
          body: { ...words, insteadOf },
        }),
      onSuccess: () => {
        mutate(event);
        readLists();
      },
    });
}
