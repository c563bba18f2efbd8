import useSWR from "swr";
import { addressOf } from "@/lib/calls/address";
import { send } from "@/lib/client/send";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import type { DjRequest } from "@/lib/party/requests/schema";

/**
 * One page of the backers of a request, once it is wanted. Known under their number as well: with one more or less of
 * them it is another list.
 */
export function useBackers({ id, backers }: DjRequest, page: number, isWanted: boolean) {
  const input = { params: { id }, query: { page } };
  const address = addressOf(djRequestCalls.listBackers, input);
  return useSWR(isWanted ? [address, backers] : null, () =>
    send(djRequestCalls.listBackers, input),
  );
}
