import { eventPhaseAt, isCollectingAt, isUsable, statusAt } from "@/lib/party/events/rules";
import type { EventStatus, Settings } from "@/lib/party/events/schema";
import type { Destination } from "./schema";

/** How many names lead to one DJ: the current one and those on cards that are still around. */
export const MOST_NAMES = 10;

/** How long a name that a DJ has given up leads nowhere before somebody else may take it. */
const REST_DAYS = 90;

/** A name that was held for less stands on no card, and is free at once. */
const HELD_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How often a DJ may choose a name in a day. */
export const MOST_CHANGES = 20;

/** Returns when somebody else may take a name that is given up at `now` (ms since 1970). */
export function freeFrom(now: number) {
  return new Date(now + REST_DAYS * DAY_MS).toISOString();
}

/** Names that were chosen after this rest no longer when they are given up at `now`. */
export function heldFrom(now: number) {
  return new Date(now - HELD_DAYS * DAY_MS).toISOString();
}

/** An event that is open or paused, or that opens by itself. */
export type UnderWay = {
  code: string;
  djName: string;
  status: EventStatus;
  opensAt: string | null;
  closesAt: string | null;
  lastCallAt: string | null;
  timeZone: string;
  createdAt: string;
  openedAt: string | null;
  settings: Pick<Settings, "collectsFrom">;
};

/**
 * Returns where a DJ's link leads at `now` (ms since 1970): to the event that has opened last, because an older one
 * was only not closed, else to the next one that collects wishes, else to the next one that opens by itself.
 */
export function destinationOf(events: readonly UnderWay[], now: number): Destination {
  const running = events.filter((event) => isUsable(statusAt(event, now)));
  const [latest] = running
    .filter((event) => !isCollectingAt(event, now))
    .sort((a, b) => sinceOf(b, now).localeCompare(sinceOf(a, now)));
  const [soonest] = running.sort((a, b) => (a.opensAt ?? "").localeCompare(b.opensAt ?? ""));
  const found = latest ?? soonest;
  if (found) return { state: "open", code: found.code };
  const [next] = events
    .filter((event) => eventPhaseAt(event, now) === "scheduled")
    .flatMap((event) => (event.opensAt ? { ...event, opensAt: event.opensAt } : []))
    .sort((a, b) => a.opensAt.localeCompare(b.opensAt));
  if (!next) return { state: "none" };
  const { djName, opensAt, timeZone } = next;
  return { state: "next", djName, opensAt, timeZone };
}

/** When an event that is running has opened, by hand or by itself. */
function sinceOf({ createdAt, openedAt, opensAt }: UnderWay, now: number) {
  const byHand = openedAt ?? createdAt;
  return opensAt && opensAt > byHand && Date.parse(opensAt) <= now ? opensAt : byHand;
}
