import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { serverNow } from "@/lib/client/server-clock";
import { useWrite } from "@/lib/client/use-write";
import { useReadLists } from "@/lib/party/request-list/hooks";
import { requestCalls } from "@/lib/party/requests/calls";
import { promiseCalls } from "@/lib/party/requests/promise-calls";
import type { GuestRequest, OwnWords } from "@/lib/party/requests/schema";
import { addressesOf } from "./addresses";
import { useShowAnswer } from "./hooks";
import { showPending } from "./pending-store";
import { sendAsGuest } from "./send-as-guest";
import { useOutboxStore } from "./store";

const NO_WORDS: OwnWords = { name: null, message: null };

/** Shows whether the guest is behind a request before the answer, and then the answer. */
function useShowBacking(code: string) {
  const showAnswer = useShowAnswer(code);
  return (seen: GuestRequest, mine: boolean) => {
    const end = showPending({ code, seen, mine, at: new Date(serverNow()).toISOString() });
    const settle = ({ request }: { request: GuestRequest }) => {
      showAnswer(request, seen);
      end();
      useOutboxStore.getState().recognize(request.id, mine);
    };
    return { settle, rollBack: end };
  };
}

/** Votes for a request, or withdraws the vote. */
export function useBacking(code: string) {
  const { event } = addressesOf(code);
  const showBacking = useShowBacking(code);
  const { mutate } = useSWRConfig();
  const write = useWrite();

  return function setBacking(request: GuestRequest, mine: boolean) {
    const params = { code, id: request.id };
    return write({
      send: () => sendAsGuest(mine ? requestCalls.back : requestCalls.takeBack, { params }),
      optimistic: () => showBacking(request, mine),
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
  const showBacking = useShowBacking(code);
  const readLists = useReadLists(lists);
  const { mutate } = useSWRConfig();
  const write = useWrite();

  function restore(id: string, words: OwnWords | null) {
    const input = { params: { code, id }, body: words ?? NO_WORDS };
    return write({
      send: () => sendAsGuest(requestCalls.restore, input),
      onSuccess: () => {
        useOutboxStore.getState().recognize(id, true);
        mutate(event);
        readLists();
      },
    });
  }

  return function withdraw(request: GuestRequest) {
    const { id, title } = request;
    return write({
      send: () => sendAsGuest(requestCalls.takeBack, { params: { code, id } }),
      optimistic: () => showBacking(request, false),
      onSuccess: () => void mutate(event),
      success: t("withdrawn", { title }),
      undo: ({ words }) => void restore(id, words),
    });
  };
}
