import { useEffect } from "react";
import { useKeptGuestPage } from "@/lib/party/pocket/kept-hooks";
import { useTellingStore } from "@/lib/party/pocket/store";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { ForgetButton } from "./forget-button";

type Props = { event: GuestEvent; own: GuestRequest[]; onRestored: (at: string) => void };

/** What the page does for a phone that is put away: it opens without a network, wears a badge, and can forget. */
export function Pocket({ event, own, onRestored }: Props) {
  useKeptGuestPage(event, onRestored);
  useBadge(own);
  const isTold = useTellingStore(({ told }) => told.includes(event.code));
  return <ForgetButton code={event.code} isTold={isTold} />;
}

/** The icon on the home screen counts the guest's own songs that are next or playing. */
function useBadge(own: GuestRequest[]) {
  const count = own.filter(
    ({ asked, status, place, placeTo }) =>
      asked && (status === "playing" || (place === 1 && placeTo === null)),
  ).length;
  useEffect(() => {
    if (!("setAppBadge" in navigator)) return;
    // Refused where the guest has not allowed it: then there is none.
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    shown.catch(() => undefined);
  }, [count]);
}
