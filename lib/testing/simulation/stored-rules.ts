import { isDeepStrictEqual } from "node:util";
import { groupBy } from "@/lib/lists/group-by";
import { unlessPast } from "@/lib/party/events/rules";
import type { RequestRow } from "@/lib/party/requests/read";
import { rankOf } from "@/lib/party/requests/rules";
import type { Stored } from "./rows";
import { differing, Violation } from "./violation";

const STATUSES = ["pending", "accepted", "playing", "played", "declined"] as const;

/** What holds after every step, whatever has happened. @throws Violation */
export function checkStored(stored: Stored) {
  const { event, requests, changes } = stored;
  checkCounters(stored);
  if (event.playing > 1) throw new Violation("two songs play at once");
  for (const row of requests) checkRank(row);
  checkPlaces(requests.filter(({ apart }) => apart === 0));
  checkBackers(stored);
  if (changes.count !== event.cursor || changes.last !== event.cursor) {
    throw new Violation("the changes have a hole", changes, event.cursor);
  }
  if (changes.distinct !== changes.steps) throw new Violation("a step is taken twice");
}

/** The counters of an event equal a count of its rows. */
function checkCounters({ event, requests }: Stored) {
  const rows = groupBy(requests, (row) => `${row.apart === 1 ? "apart " : ""}${row.status}`);
  const inQueue = (rows.get("accepted") ?? []).filter(({ lane }) => lane === "queue");
  const counted = {
    ...event,
    queued: inQueue.length,
    apart: rows.get("apart pending")?.length ?? 0,
  };
  for (const status of STATUSES) counted[status] = rows.get(status)?.length ?? 0;
  if (isDeepStrictEqual(counted, event)) return;
  throw new Violation("a counter is wrong", ...differing(event, counted));
}

/** Each guest is behind a request once, and it tells how many are. */
function checkBackers({ requests, backers }: Stored) {
  const behind = new Map<string, Set<string>>();
  for (const { requestId, guestId } of backers) {
    const guests = behind.get(requestId) ?? new Set();
    if (guests.has(guestId)) throw new Violation("a guest is behind a request twice", requestId);
    behind.set(requestId, guests.add(guestId));
  }
  for (const { id, backers: counted } of requests) {
    const count = behind.get(id)?.size ?? 0;
    if (counted !== count)
      throw new Violation("a request counts its backers wrong", id, counted, count);
  }
}

function checkRank(row: RequestRow) {
  const { rankGroup, rankKey } = row;
  const right = rankOf({ ...row, pinned: row.pinned === 1, apart: row.apart === 1 });
  if (right.rankGroup === rankGroup && right.rankKey === rankKey) return;
  throw new Violation("a rank is not that of its request", row.id, { rankGroup, rankKey }, right);
}

/** No two requests of a lane have the same place, and one at most is pinned as the next. */
function checkPlaces(listed: RequestRow[]) {
  const accepted = listed.filter(({ status }) => status === "accepted");
  const inLane = accepted.filter(({ pinned }) => pinned === 0);
  if (accepted.length > inLane.length + 1) throw new Violation("two are next");
  const places = inLane.map(({ lane, position }) => `${lane} ${position}`);
  if (new Set(places).size !== places.length)
    throw new Violation("two have the same place", places);
}

/** What a submission alone must not do: make a second card of a song that waits already. @throws Violation */
export function checkCards(before: Stored, after: Stored) {
  const former = new Map(before.requests.map((row) => [row.id, row]));
  const waits = (row: RequestRow | undefined) =>
    row?.apart === 0 && ["pending", "accepted", "playing"].includes(row.status);
  const stayed = after.requests.filter((row) => waits(row) && waits(former.get(row.id)));
  const songs = new Set(stayed.map(({ songKey }) => songKey));
  for (const row of after.requests) {
    if (former.has(row.id) || row.apart === 1 || !songs.has(row.songKey)) continue;
    throw new Violation("a song has two cards", row.title);
  }
}

/** @throws Violation if anything is left that a person wrote or was judged by */
export function checkErased(stored: Stored, undos: readonly string[]) {
  const left = /(?:Name|Message|Note)-\d+/.exec(JSON.stringify([stored, undos]));
  if (left) throw new Violation("words outlive their time", left[0]);
  if (stored.admissions.length > 0)
    throw new Violation("a decision about a guest outlives its time");
  const apart = stored.requests.find((row) => row.apart === 1);
  if (apart) throw new Violation("a request waits apart though nobody is muted", apart.id);
}

type Part = { [column: string]: unknown; id: string };

/** What undoing every step brings back until `now`, in ms since 1970. @throws Violation */
export function checkUndone(before: Stored, after: Stored, now: number) {
  const undone = new Map(after.requests.map((row) => [row.id, row]));
  for (const row of before.requests) {
    const found = undone.get(row.id);
    if (!isDeepStrictEqual(found, row))
      throw new Violation("undo changes a request", ...differing(row, found));
  }
  const known = new Set(before.requests.map(({ id }) => id));
  for (const { id, status } of after.requests) {
    if (!known.has(id) && status !== "withdrawn") throw new Violation("undo leaves a request", id);
  }
  if (!isDeepStrictEqual(byId(after.backers), byId(before.backers))) {
    throw new Violation("undo changes who is behind a request");
  }
  const decided = ({ admissions }: Stored) =>
    admissions.map(({ since: _, ...row }: { since?: string }) => row);
  if (!isDeepStrictEqual(decided(after), decided(before))) throw new Violation("undo leaves a ban");
  // A last call that has ended meanwhile does not come back: it would close requests at once.
  const kept = ({ event: { cursor: _, nextTurnAt: __, lastCallAt, ...event } }: Stored) => ({
    ...event,
    lastCallAt: unlessPast(lastCallAt, now),
  });
  if (isDeepStrictEqual(kept(after), kept(before))) return;
  throw new Violation("undo changes the event", ...differing(kept(before), kept(after)));
}

function byId(rows: readonly Part[]) {
  return new Map(rows.map((row) => [row.id, row]));
}
