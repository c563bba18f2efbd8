import { useSWRConfig } from "swr";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { addressesOf } from "./hooks";

/** Returns the function that announces in how many minutes requests close, or takes that back (null). */
export function useLastCall(id: string) {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  return (minutes: number | null) =>
    write({
      send: () => send(djRequestCalls.lastCall, { params: { id }, body: { minutes } }),
      onSuccess: () => mutate(addressesOf(id).event),
    });
}
