import useSWR from "swr";
import { addressOf } from "@/lib/calls/address";
import { send } from "@/lib/client/send";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import type { DjRequest } from "@/lib/party/requests/schema";

const BACKERS = "backers";

/** Reads one page of a request's backers. The cache key contains their number, because the list changes with it. */
export function useBackers({ id, backers }: DjRequest, page: number) {
  const input = { params: { id }, query: { page } };
  const address = addressOf(djRequestCalls.listBackers, input);
  return useSWR([BACKERS, address, backers], () => send(djRequestCalls.listBackers, input), {
    dedupingInterval: 0,
  });
}

/** Whether a cache key is one of such a page, of whatever request. */
export function isOfBackers(key: unknown) {
  return Array.isArray(key) && key[0] === BACKERS;
}
