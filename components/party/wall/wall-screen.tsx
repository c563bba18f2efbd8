"use client";

import { SWRConfig } from "swr";
import { useWakeLock } from "@/components/ui/use-wake-lock";
import { addressOf } from "@/lib/calls/address";
import { requestCalls } from "@/lib/party/requests/calls";
import { useOwnWall } from "@/lib/party/wall/hooks";
import { wallQuery } from "@/lib/party/wall/rules";
import type { OwnWall, Shown } from "@/lib/party/wall/schema";
import { EventWall } from "./event-wall";
import { PairingWall } from "./pairing-wall";
import { WaitingWall } from "./waiting-wall";

type Props = {
  /** The event's code in the address; without one, a DJ connects the screen. */
  code: string | undefined;
  own: OwnWall | undefined;
  initial: Shown | undefined;
  /** The address of the site, as guests reach it. */
  origin: string;
  isOverlay: boolean;
};

/** A screen for the whole venue: what is playing, what comes next, how to join. */
export function WallScreen({ code, own, initial, origin, isOverlay }: Props) {
  useWakeLock();
  const look = { origin, isOverlay };
  return (
    <SWRConfig value={{ fallback: initial ? fallbackOf(initial) : {} }}>
      {code ? <EventWall code={code} {...look} /> : <OwnWallScreen own={own} {...look} />}
    </SWRConfig>
  );
}

function fallbackOf({ event, list }: Shown) {
  const params = { code: event.code };
  return {
    [addressOf(requestCalls.event, { params })]: event,
    [addressOf(requestCalls.list, { params, query: wallQuery })]: list,
  };
}

type Look = Pick<Props, "origin" | "isOverlay">;

/** The event with which a DJ has connected this screen, or the code by which they do. */
function OwnWallScreen({ own: initial, ...look }: Pick<Props, "own"> & Look) {
  const { data: own } = useOwnWall(initial);
  if (own?.event) return <EventWall key={own.event} code={own.event} {...look} />;
  if (own?.pairing) return <PairingWall code={own.pairing.code} origin={look.origin} />;
  return <WaitingWall isOwn {...look} />;
}
