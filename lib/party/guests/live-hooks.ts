import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import type { Call } from "@/lib/calls/call";
import { useRevise } from "@/lib/client/use-revise";
import { useLive } from "@/lib/party/live/hooks";
import type { GuestDelta } from "@/lib/party/live/schema";
import { useApplyUpdate, useReadLists } from "@/lib/party/request-list/hooks";
import { ownQuery } from "@/lib/party/requests/list-queries";
import type { GuestList } from "@/lib/party/requests/list-schema";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { suggestionCalls } from "@/lib/party/suggestions/calls";
import { addressesOf, NOT_MINE } from "./addresses";
import { useGuestEvent, useRequests } from "./hooks";
import { MOVES_VOTES } from "./rules";
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
      if (event && hasOtherWaits(event, delta)) readLists();
      // What the DJ or the hosts want tonight is in the answers to what is typed.
      if (delta.event) readSongs();
      // Only the server knows this guest's remaining requests, because it knows which ones are theirs.
      if (own?.requests.some((request) => request.mine && hasNewStatus(request.id, delta)))
        mutate(addresses.event);
      if (own && delta.requests.some(({ id }) => isUnknownOwn(id, own))) readLists();
      if (own?.requests.some((request) => request.mine && mayMoveVote(request.id, delta)))
        readLists();
    },
  });
  useConfirmedElsewhere((id) => own && isUnknownOwn(id, own) && readLists());
}

/** Whether guests see the queue in another way, or waits come from lengths of songs and no more from the pace. */
function hasOtherWaits({ settings, pace }: GuestEvent, delta: GuestDelta) {
  const view = delta.event?.settings.queueView ?? settings.queueView;
  return view !== settings.queueView || (pace.seconds === null) !== (delta.pace.seconds === null);
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

/** Whether this phone submitted the request, in another tab or just before the page was read. */
function isUnknownOwn(id: string, own: GuestList) {
  const isKnown = own.requests.some((request) => request.mine && request.id === id);
  return !isKnown && useOutboxStore.getState().confirmed.includes(id);
}

/** Whether a delta changes the status of a request. */
function hasNewStatus(id: string, { from, requests }: GuestDelta) {
  const before = from[id];
  // If the delta leaves it out, it is in the part of the queue that only its own guests see.
  return Boolean(before) && requests.find((now) => now.id === id)?.status !== before?.status;
}

/** Whether a delta may put this guest's vote behind another request: no delta tells who is behind one. */
function mayMoveVote(id: string, { verb, from, requests }: GuestDelta) {
  const now = requests.find((request) => request.id === id);
  return now?.status === "withdrawn" || (id in from && MOVES_VOTES.includes(verb));
}

function withDelta(event: GuestEvent, delta: GuestDelta): GuestEvent {
  const { id, counts, pace, full, requests, event: changed } = delta;
  if (id <= event.cursor) return event;
  const now = requests.find(({ status }) => status === "playing");
  const hasEnded = requests.some((r) => r.id === event.playing?.id && r.status !== "playing");
  const playing = now ?? (hasEnded ? null : event.playing);
  return { ...event, ...changed, counts, pace, full, cursor: id, playing };
}
