import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useTimeout } from "@/lib/client/effects/use-timer";
import { useLookAt } from "@/lib/client/use-look-at";
import { usePastNights } from "@/lib/party/past-nights/store";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";

type Props = {
  event: GuestEvent;
  own: GuestRequest[];
  /** The night has ended, and the page does not tell of it yet. */
  needsRecap: boolean;
};

/** All phones of a night hear at once that it has ended, and the server draws one page after another. */
const SPREAD_MS = 4000;

/**
 * Keeps on the phone what the guest asked for tonight, lets the page see the night begin, and fetches the recap once it
 * ends. Shows nothing.
 */
export function NightKeeper({ event, own, needsRecap }: Props) {
  const router = useRouter();
  const { code, name, opensAt } = event;
  useLookAt(opensAt);
  const asked = own.filter((request) => request.asked && request.status !== "withdrawn");
  const songs = JSON.stringify(asked.map(({ id, title, artist }) => ({ id, title, artist })));

  useEffect(() => {
    void usePastNights.persist.rehydrate();
    const at = opensAt ?? new Date().toISOString();
    usePastNights.getState().keep({ code, name, at, songs: JSON.parse(songs) });
  }, [code, name, opensAt, songs]);

  const [delay] = useState(() => Math.random() * SPREAD_MS);
  useTimeout(() => router.refresh(), needsRecap ? delay : undefined);

  return null;
}
