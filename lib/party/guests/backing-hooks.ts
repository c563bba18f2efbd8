import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { useWrite } from "@/lib/client/use-write";
import { useReadLists, useShowAhead } from "@/lib/party/request-list/hooks";
import { requestCalls } from "@/lib/party/requests/calls";
import { promiseCalls } from "@/lib/party/requests/promise-calls";
import type { GuestRequest, OwnWords } from "@/lib/party/requests/schema";
import { addressesOf, NOT_MINE } from "./addresses";
import { sendAsGuest } from "./send-as-guest";

const NO_WORDS: OwnWords = { name: null, message: null };

/** Votes for a request, or withdraws the vote. */
export function useBacking(code: string) {
  const { event, lists } = addressesOf(code);
  const showAhead = useShowAhead<GuestRequest>(lists, NOT_MINE);
  const { mutate } = useSWRConfig();
  const write = useWrite();

  return function setBacking(request: GuestRequest, mine: boolean) {
    const by = mine ? 1 : -1;
    const params = { code, id: request.id };
    return write({
      send: () => sendAsGuest(mine ? requestCalls.back : requestCalls.takeBack, { params }),
      optimistic: () => {
        const after = { ...request, mine, asked: false, backers: request.backers + by };
        const ahead = showAhead([{ before: request, after }], by);
        return { ...ahead, settle: (answer) => ahead.settle([answer.request]) };
      },
      onSuccess: () => void mutate(event),
    });
  };
}

/** Lets another song go before the guest's own. */
export function usePostpone(code: string) {
  const t = useTranslations("requests.promise");
  const readLists = useReadLists(addressesOf(code).lists);
  const write = useWrite();
  return (id: string) =>
    write({
      send: () => sendAsGuest(promiseCalls.postpone, { params: { code, id } }),
      onSuccess: readLists,
      success: t("postponed"),
    });
}

/** Withdraws the guest's own request, with undo. */
export function useWithdraw(code: string) {
  const t = useTranslations("requests");
  const { event, lists } = addressesOf(code);
  const showAhead = useShowAhead<GuestRequest>(lists, NOT_MINE);
  const readLists = useReadLists(lists);
  const { mutate } = useSWRConfig();
  const write = useWrite();

  function restore(id: string, words: OwnWords | null) {
    const input = { params: { code, id }, body: words ?? NO_WORDS };
    return write({
      send: () => sendAsGuest(requestCalls.restore, input),
      onSuccess: () => {
        mutate(event);
        readLists();
      },
    });
  }

  return function withdraw(request: GuestRequest) {
    const { id, title } = request;
    return write({
      send: () => sendAsGuest(requestCalls.takeBack, { params: { code, id } }),
      optimistic: () => {
        const after = { ...request, ...NOT_MINE, backers: request.backers - 1 };
        const ahead = showAhead([{ before: request, after }], -1);
        return { ...ahead, settle: (answer) => ahead.settle([answer.request]) };
      },
      onSuccess: () => void mutate(event),
      success: t("withdrawn", { title }),
      undo: { label: t("undo"), run: ({ words }) => void restore(id, words) },
    });
  };
}
