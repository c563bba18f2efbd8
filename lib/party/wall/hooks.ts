import { useEffect, useEffectEvent, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { isAppError } from "@/lib/calls/errors";
import { UNATTENDED } from "@/lib/client/fetch-policy";
import { useAnswer } from "@/lib/client/hooks";
import { throttled } from "@/lib/client/scheduling/throttle";
import { send } from "@/lib/client/send";
import { serverNow } from "@/lib/client/server-clock";
import { useWrite } from "@/lib/client/use-write";
import { addressesOf } from "@/lib/party/guests/addresses";
import { useLive } from "@/lib/party/live/hooks";
import { useLiveStore } from "@/lib/party/live/store";
import { requestCalls } from "@/lib/party/requests/calls";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { wallCalls } from "./calls";
import { CONNECTED_ASKS_MS, WAITING_ASKS_MS, wallQuery } from "./rules";
import type { NewWall, OwnWall, Shown } from "./schema";
import { usePersistedWallStore } from "./store";

const ownKey = addressOf(wallCalls.own);

/** What this screen is for. One that nobody knows gets a code, and asks until a DJ has connected it. */
export function useOwnWall(initial: OwnWall | undefined) {
  return useSWR(ownKey, askForSelf, {
    ...UNATTENDED,
    ...(initial && { fallbackData: initial }),
    shouldRetryOnError: true,
    dedupingInterval: 0,
    refreshWhenHidden: true,
    refreshInterval: (own) => (own?.event ? CONNECTED_ASKS_MS : WAITING_ASKS_MS),
  });
}

async function askForSelf(): Promise<OwnWall> {
  const own = await send(wallCalls.own);
  return own.event || own.pairing ? own : send(wallCalls.pair);
}

/** What a wall shows of an event; undefined until it is known. */
export function useWall(code: string) {
  const params = { code };
  const { data: event, error } = useAnswer(requestCalls.event, { params }, UNATTENDED);
  const { data: list } = useAnswer(requestCalls.list, { params, query: wallQuery }, UNATTENDED);
  const isGone = isAppError(error) && error.code === "not_found";
  return { shown: event && list && { event, list }, isGone };
}

/**
 * Reads what a wall shows again after each change, at most once per second: a busy night sends more changes than a
 * screen can render one by one.
 */
export function useWallLive(code: string, event: GuestEvent | undefined) {
  const { mutate } = useSWRConfig();
  const addresses = addressesOf(code);
  const readAll = () => {
    mutate(addresses.event);
    mutate(listKeyOf(code));
  };
  useLive(addresses, event?.cursor, {
    onDelta: () => throttled(`wall ${code}`, readAll),
  });
}

function listKeyOf(code: string) {
  return addressOf(requestCalls.list, { params: { code }, query: wallQuery });
}

/**
 * Keeps on this device what the wall shows, and shows it again after a reload until the server tells something newer.
 * Returns since when it may be out of date, in ms since 1970, or undefined.
 */
export function usePersistedWall(code: string, shown: Shown | undefined) {
  const { mutate } = useSWRConfig();
  const keep = usePersistedWallStore((store) => store.keep);
  const connection = useLiveStore((store) => store.connection);
  const [since, setSince] = useState<number>();
  const isFresh = connection === "live" || connection === "polling";

  const restore = useEffectEvent(async () => {
    await usePersistedWallStore.persist.rehydrate();
    const { kept } = usePersistedWallStore.getState();
    if (!kept || kept.event.code !== code) return;
    if (shown && shown.event.cursor >= kept.event.cursor) return;
    setSince(Date.parse(kept.at));
    mutate(addressesOf(code).event, kept.event);
    mutate(listKeyOf(code), kept.list);
  });
  useEffect(() => void restore(), []);

  const keepNow = useEffectEvent(() => {
    if (shown) keep({ ...shown, at: new Date(serverNow()).toISOString() });
  });
  const { event, list } = shown ?? {};
  useEffect(() => {
    if (!isFresh) return setSince((known) => known ?? serverNow());
    setSince(undefined);
    if (event && list) throttled("wall", () => keepNow());
  }, [isFresh, event, list]);

  return isFresh ? undefined : since;
}

/** The screens that show an event. */
export function useWalls(id: string) {
  return useAnswer(wallCalls.list, { params: { id } }, { dedupingInterval: 0 });
}

export function useWallsActions(id: string) {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const readAll = () => mutate(addressOf(wallCalls.list, { params: { id } }));

  return {
    async connect(body: NewWall) {
      await send(wallCalls.connect, { params: { id }, body });
      await readAll();
    },
    disconnect: (wallId: string) =>
      write({
        send: () => send(wallCalls.disconnect, { params: { id, wallId } }),
        onSuccess: readAll,
      }),
  };
}
