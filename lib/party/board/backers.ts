import useSWR from "swr";
import { addressOf } from "@/lib/calls/address";
import { send } from "@/lib/client/send";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import type { DjRequest } from "@/lib/party/requests/schema";

/**
 * Reads one page of a request's backers if `isWanted`. The cache key contains their number, because the list changes
 * with it.
 */
export function useBackers({ id, backers }: DjRequest, page: number, isWanted: boolean) {
  const input = { params: { id }, query: { page } };
  const address = addressOf(djRequestCalls.listBackers, input);
  return useSWR(isWanted ? [address, backers] : null, () =>
    send(djRequestCalls.listBackers, input),
  );
}
