import { useEffect } from "react";
import { useSync } from "@/lib/client/effects/use-change";
import { useDocumentEvent } from "@/lib/client/effects/use-event";
import { sendAsGuest } from "@/lib/party/guests/send-as-guest";
import { withoutArrival } from "@/lib/party/home-screen/rules";
import { useOfflineGuestPage } from "@/lib/party/pocket/offline-hooks";
import { useTellingStore } from "@/lib/party/pocket/store";
import { promiseCalls } from "@/lib/party/requests/promise-calls";
import { isNext } from "@/lib/party/requests/promise-rules";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { ForgetButton } from "./forget-button";

type Props = { event: GuestEvent; own: GuestRequest[]; onRestored: (at: string) => void };

/** What the page does for a phone that is put away: it opens without a network, wears a badge, and can forget. */
export function Pocket({ event, own, onRestored }: Props) {
  useOfflineGuestPage(event, onRestored);
  useEffect(() => {
    const address = withoutArrival(location.href);
    if (address !== location.href) history.replaceState(history.state, "", address);
  }, []);
  useBadge(own);
  usePromise(event, own);
  const isTold = useTellingStore(({ told }) => told.includes(event.code));
  return <ForgetButton code={event.code} isTold={isTold} />;
}

/** Lets the DJs know that the guest has seen that their song is next: then they are asked before it is bumped. */
function usePromise({ code, playing }: GuestEvent, own: GuestRequest[]) {
  const [next] = playing ? own.filter(isNext) : [];
  const { id } = next ?? {};
  function tell() {
    if (!id || document.visibilityState !== "visible") return;
    // Where it fails, a phone that looks again tells again.
    sendAsGuest(promiseCalls.hear, { params: { code, id } }).catch(() => undefined);
  }
  // Whoever has said "not now" hears of it with the next song.
  useSync(`${code} ${id} ${playing?.id}`, tell);
  useDocumentEvent("visibilitychange", tell);
}

/** The icon on the home screen counts the guest's own songs that are next or playing. */
function useBadge(own: GuestRequest[]) {
  const count = own.filter(
    (request) => isNext(request) || (request.asked && request.status === "playing"),
  ).length;
  useSync(count, () => {
    if (!("setAppBadge" in navigator)) return;
    // Refused where the guest has not allowed it: then there is none.
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    shown.catch(() => undefined);
  });
}
