import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import type { Call } from "@/lib/calls/call";
import { useRevise } from "@/lib/client/use-revise";
import { useLive } from "@/lib/party/live/hooks";
import type { GuestDelta } from "@/lib/party/live/schema";
import { useApplyUpdate, useReadLists } from "@/lib/party/request-list/hooks";
import { ownQuery } from "@/lib/party/requests/list-queries";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { suggestionCalls } from "@/lib/party/suggestions/calls";
import { addressesOf, NOT_MINE } from "./addresses";
import { useGuestEvent, useRequests } from "./hooks";
import { isOwn, outdatedBy, withDelta } from "./live-rules";
import { useOutboxStore } from "./store";

/** Where the suggestions below the form come from, whatever is typed. */
function songsAddress(code: string) {
  const call: Call = suggestionCalls.list;
  return addressOf(call, { params: { code } });
}

/** Updates everything on this page from the event stream. */
export function useGuestLive(code: string) {
  const addresses = addressesOf(code);
  const { data: event } = useGuestEvent(code);
  const { data: own } = useRequests(code, ownQuery);
  const { mutate } = useSWRConfig();
  const readLists = useReadLists(addresses.lists);
  const readSongs = useReadLists(songsAddress(code));
  const revise = useRevise<GuestEvent>(addresses.event);
  const applyUpdate = useApplyUpdate<GuestRequest>(addresses.lists, NOT_MINE);

  useLive(addresses, event?.cursor, {
    onDelta: (delta: GuestDelta) => {
      applyUpdate(delta);
      revise((known) => withDelta(known, delta));
      // What the DJ or the hosts want tonight is in the answers to what is typed.
      if (delta.event) readSongs();
      const { confirmed } = useOutboxStore.getState();
      const outdated = outdatedBy(delta, { event, own: own?.requests, confirmed });
      if (outdated.lists) readLists();
      if (outdated.event) mutate(addresses.event);
    },
  });
  useConfirmedElsewhere((id) => {
    if (!own || isOwn(id, own.requests)) return;
    readLists();
    mutate(addresses.event);
  });
}

/** Calls back with the newest request that another tab of this phone has sent, often after the stream told of it. */
function useConfirmedElsewhere(onConfirmed: (id: string) => void) {
  const tell = useEffectEvent(onConfirmed);
  useEffect(
    () =>
      useOutboxStore.subscribe((now, before) => {
        const id = now.confirmed.at(-1);
        const isNew = id !== undefined && !before.confirmed.includes(id);
        // A request that this tab has sent comes with its outcome.
        if (isNew && now.outcome === before.outcome) tell(id);
      }),
    [],
  );
}
