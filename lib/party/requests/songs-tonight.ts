import "server-only";
import { database } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import { singleton } from "@/lib/process/singleton";
import type { RequestRow } from "./db";
import { allInOrder } from "./list-db";
import { changesSince, requestsById } from "./read";
import { groupsOf } from "./rules";

/** What a search compares with what is typed, of a request that the lists show. */
export type ListedSong = Pick<
  RequestRow,
  "id" | "title" | "artist" | "songKey" | "searchText" | "rankGroup" | "rankKey"
>;

type Kept = { cursor: number; songs: Map<string, ListedSong>; reading: Promise<void> };

/** Events whose songs are kept, those asked for last at the end: some 300 bytes per song. */
const MOST_EVENTS = 50;
/** After more changes than these, all is read again. */
const MOST_CHANGES = 100;
const kept = singleton("songs tonight", () => new Map<string, Kept>());

/**
 * Returns the songs that are listed at an event, in no order, as they were at its cursor or later. Kept in memory, and
 * after a change only what it touched is read: guests search with each letter that they type, and most find nothing here.
 */
export async function songsTonight(event: Pick<EventRow, "id" | "cursor">) {
  const all = kept.get();
  const known = all.get(event.id) ?? { cursor: -1, songs: new Map(), reading: Promise.resolve() };
  all.delete(event.id);
  all.set(event.id, known);
  for (const id of all.keys()) if (all.size > MOST_EVENTS) all.delete(id);
  if (known.cursor < event.cursor) {
    known.reading = known.reading.then(() => catchUp(known, event));
    // Whoever searches next begins anew.
    await known.reading.catch((error: unknown) => {
      all.delete(event.id);
      throw error;
    });
  }
  return [...known.songs.values()];
}

async function catchUp(known: Kept, { id, cursor }: Pick<EventRow, "id" | "cursor">) {
  // Those who waited for the same change have it now.
  if (known.cursor >= cursor) return;
  const source = await database();
  const changes =
    known.cursor < 0 ? [] : await changesSince(source, id, known.cursor, MOST_CHANGES + 1);
  if (known.cursor < 0 || changes.length > MOST_CHANGES) {
    known.songs.clear();
    for (const row of await allInOrder(source, id)) note(known, row);
  } else {
    const ids = new Set(changes.flatMap(({ touched }) => Object.keys(touched)));
    for (const row of await requestsById(source, [...ids])) note(known, row);
  }
  known.cursor = Math.max(cursor, changes.at(-1)?.id ?? 0);
}

function note({ songs }: Kept, row: RequestRow) {
  const { id, title, artist, songKey, searchText, rankGroup, rankKey } = row;
  if (rankGroup > groupsOf("all").last) songs.delete(id);
  else songs.set(id, { id, title, artist, songKey, searchText, rankGroup, rankKey });
}
