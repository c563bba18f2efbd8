import { useSWRConfig } from "swr";
import { useAnswer } from "@/lib/client/hooks";
import { standingOf } from "@/lib/party/request-list/apply";
import { deliveryCounts, useApplyNews } from "@/lib/party/request-list/hooks";
import { requestCalls } from "@/lib/party/requests/calls";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import type { GuestRequest, SubmissionAnswer } from "@/lib/party/requests/schema";
import { addressesOf, NOT_MINE } from "./addresses";

/** One page of the event's list. Keeps the previous page while the next one loads. */
export function useRequests(code: string, query: ListQuery) {
  return useAnswer(requestCalls.list, { params: { code }, query }, { keepPreviousData: true });
}

/** The event as this guest sees it. */
export function useGuestEvent(code: string) {
  return useAnswer(requestCalls.event, { params: { code } });
}

/** Shows the answer to a request that this guest has just submitted. */
export function useShowSubmitted(code: string) {
  const { event, lists } = addressesOf(code);
  const applyNews = useApplyNews<GuestRequest>(lists, NOT_MINE);
  const { mutate } = useSWRConfig();

  return ({ request, merged }: SubmissionAnswer) => {
    const isCounted = deliveryCounts().has(request.id);
    if (!isCounted) {
      const from = { [request.id]: merged ? standingOf(request) : null };
      applyNews({ requests: [request], from, mine: 1 });
    }
    mutate(event);
    // The stream may have delivered the request first, but without marking it as this guest's.
    const stale = `${lists}?${isCounted ? "" : "filter=mine"}`;
    mutate((key) => typeof key === "string" && key.startsWith(stale));
  };
}
