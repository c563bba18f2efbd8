import { useSWRConfig } from "swr";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import type { Ban } from "@/lib/party/admissions/schema";
import { guestDataCalls as calls } from "@/lib/party/requests/guest-data-calls";
import { addressesOf } from "./addresses";
import { isOfBackers } from "./backers";

/** No stream tells that a guest has used a link of trust, for which the DJ who handed it out waits. */
export const LOOK_EVERY_MS = 5000;

/** The guests who are banned or trusted. */
export function useKnownGuests(eventId: string) {
  const options = { dedupingInterval: 0, refreshInterval: LOOK_EVERY_MS };
  return useAnswer(calls.list, { params: { id: eventId } }, options);
}

/** What a DJ decides about one guest. */
export function useGuestActions(eventId: string) {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const { event } = addressesOf(eventId);

  /** The board's undo button, its lists, and whom it shows behind a card. */
  function readAll() {
    return mutate((key) => isOfBackers(key) || (typeof key === "string" && key.startsWith(event)));
  }

  return {
    /** `undo` is offered with the success. */
    ban: (guest: string, ban: Ban, success: string, undo?: () => void) =>
      write({
        send: () => send(calls.ban, { params: { id: eventId, guest }, body: { ban } }),
        onSuccess: readAll,
        success,
        ...(undo && { undo }),
      }),
    erase: (guest: string, success: string) =>
      write({
        send: () => send(calls.erase, { params: { id: eventId, guest } }),
        onSuccess: readAll,
        success,
      }),
  };
}
