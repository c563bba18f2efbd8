import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { send } from "@/lib/client/send";
import { serverNow } from "@/lib/client/server-clock";
import { useWrite } from "@/lib/client/use-write";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { addressesOf } from "./addresses";
import type { Board } from "./schema";

const MINUTE = 60_000;

/** Returns the function that announces in how many minutes requests close, or takes that back (null). */
export function useLastCall({ id, lastCallAt }: Board) {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const t = useTranslations("board");
  return function callLast(minutes: number | null): Promise<boolean> {
    // Undo restores an earlier last call, to the minute.
    const left = lastCallAt ? Math.ceil((Date.parse(lastCallAt) - serverNow()) / MINUTE) : null;
    return write({
      send: () => send(djRequestCalls.lastCall, { params: { id }, body: { minutes } }),
      onSuccess: () => mutate(addressesOf(id).event),
      ...(minutes !== null && {
        success: t("lastCall.called", { minutes }),
        undo: () => callLast(left),
      }),
    });
  };
}
