import { useEffect } from "react";
import type { Ending } from "@/lib/party/guests/rules";
import { useKeptGuestPage } from "@/lib/party/pocket/kept-hooks";
import { useTellingStore } from "@/lib/party/pocket/store";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { ForgetButton } from "./forget-button";
import { TellOffer } from "./tell-offer";

export type PocketProps = {
  event: GuestEvent;
  own: GuestRequest[];
  ending: Ending | undefined;
  onRestored: (at: string) => void;
};

/** What the page does for a phone that is put away: it opens without a network, is told of, and wears a badge. */
export function Pocket({ event, own, ending, onRestored }: PocketProps) {
  useKeptGuestPage(event, onRestored);
  useBadge(own);
  const isWaiting = own.some(
    ({ asked, status }) => asked && (status === "pending" || status === "accepted"),
  );
  const isTold = useTellingStore(({ told }) => told.includes(event.code));
  return (
    <>
      <TellOffer code={event.code} isWaiting={isWaiting && ending !== "over"} />
      <ForgetButton code={event.code} isTold={isTold} />
    </>
  );
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
