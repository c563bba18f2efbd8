import { useEffect, useEffectEvent, useState } from "react";
import { useSWRConfig } from "swr";
import { throttled } from "@/lib/client/scheduling/throttle";
import { whenIdle } from "@/lib/client/scheduling/when-idle";
import { addressesOf } from "@/lib/party/guests/addresses";
import { isHeard, useLiveStore } from "@/lib/party/live/store";
import type { GuestList } from "@/lib/party/requests/list-schema";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { keepGuestPage, keepGuestState, offlineGuestState } from "./offline-page";
import { startOutboxCopy } from "./outbox-copy";

/**
 * Keeps this page and what it shows on the phone, and shows that again when an older page was opened without a network:
 * `onRestored` hears from when it is.
 */
export function useOfflineGuestPage(event: GuestEvent, onRestored: (at: string) => void) {
  const { code, cursor } = event;
  const { cache, fallback, mutate } = useSWRConfig();
  const { event: address, lists } = addressesOf(code);
  const [isReady, setIsReady] = useState(false);

  const restore = useEffectEvent(async () => {
    if (!navigator.serviceWorker?.controller) return;
    const kept = await offlineGuestState(code);
    // With a network, the page is the newest.
    if (!kept || kept.event.cursor < cursor) return;
    onRestored(kept.at);
    if (kept.event.cursor === cursor) return;
    mutate(address, kept.event, { revalidate: false });
    for (const [key, list] of Object.entries(kept.lists)) mutate(key, list, { revalidate: false });
  });
  const keep = useEffectEvent(async () => {
    // An older page that nothing has answered yet is kept already.
    if (!isReady || !isHeard(useLiveStore.getState())) return;
    await keepGuestState({ at: new Date().toISOString(), event, lists: readLists() });
  });

  function readLists() {
    const keys = [...new Set([...cache.keys(), ...Object.keys(fallback)])];
    const found = keys.flatMap((key): [string, GuestList][] => {
      const data: GuestList | undefined = cache.get(key)?.data ?? fallback[key];
      return key.startsWith(`${lists}?`) && data ? [[key, data]] : [];
    });
    return Object.fromEntries(found);
  }

  useEffect(() => {
    restore()
      .catch(() => undefined)
      .then(() => setIsReady(true));
    startOutboxCopy();
    whenIdle(async () => {
      await keepGuestPage(code);
      await keep();
    });
  }, [code]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is to be kept
  useEffect(() => {
    throttled(`kept ${code}`, () => void keep().catch(() => undefined));
  }, [event, isReady]);
}
