import type { PublicEvent } from "@/lib/party/events/schema";
import type { Ending } from "@/lib/party/guests/rules";
import { PAGE_SIZE } from "@/lib/party/requests/list-queries";
import type { GuestList, ListQuery } from "@/lib/party/requests/list-schema";
import { isInLine } from "@/lib/party/requests/rules";
import { NEXT } from "@/lib/party/requests/view-rules";

/** How long a screen shows the same code; then it shows another. */
export const PAIRING_MS = 15 * 60_000;
/** Codes of one address at the same moment, more than a venue has screens; and those of all addresses. */
export const MOST_OF_ADDRESS = 50;
export const MOST_PAIRINGS = 5000;
/** At that number, codes are dropped that no screen has asked about for this long, in ms. */
export const UNASKED_MS = 30_000;
/** Screens of one event. One more disconnects the one that has been away for longest. */
export const MOST_WALLS = 20;

/** How often a screen asks what to show, in ms: soon while it waits for a DJ, then to learn that it is disconnected. */
export const WAITING_ASKS_MS = 2000;
export const CONNECTED_ASKS_MS = 15_000;
/** A screen is noted as seen once in this time, in ms, and counts as away after so many of them. */
export const SEEN_EVERY_MS = 60_000;
export const AWAY_MS = 3 * SEEN_EVERY_MS;
/** The same of a screen that waits: often enough to keep its code. */
export const WAITING_SEEN_EVERY_MS = 10_000;

/** The list that holds what comes next. */
export const wallQuery: ListQuery = {
  filter: "accepted",
  search: "",
  page: 1,
  pageSize: PAGE_SIZE,
};

/** The most songs that a wall of any shape shows. */
export const MOST_NEXT = 5;

type Seen = { settings: Pick<PublicEvent["settings"], "queueView"> };

/**
 * The songs that come next, without those parked for later, as far as guests may know their order. After the night, none
 * does.
 */
export function nextIn(
  { requests }: Pick<GuestList, "requests">,
  { settings }: Seen,
  ending: Ending | undefined,
) {
  if (ending === "over") return [];
  const most = settings.queueView === "exact" ? MOST_NEXT : NEXT;
  return requests.filter(isInLine).slice(0, most);
}

/** A code as it is read out: in two groups. */
export function inGroups(code: string) {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** The page on which a DJ connects the screen that shows this code. */
export function connectPath(code: string) {
  return `/DJPortal/events?screen=${code}`;
}
