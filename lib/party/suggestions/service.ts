import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { database } from "@/lib/db/client";
import { searchCrates } from "@/lib/party/crates/service";
import { type EventRow, eventByCode, ownEvent } from "@/lib/party/events/access";
import type { LibrarySong } from "@/lib/party/library/catalogue/songs";
import { lateOf } from "@/lib/party/requests/late";
import { findMistyped, findOfSongs, findSongs, type RequestRow } from "@/lib/party/requests/list";
import { refuser } from "@/lib/party/requests/welcome";
import { beginsAlike, isAlike } from "@/lib/party/songs/alike";
import { songKey } from "@/lib/party/songs/rules";
import { MOST_SUGGESTIONS, type Suggestion, type Suggestions } from "./schema";

type Typed = { search: string; artist: string };

/**
 * Returns the songs that match what a guest has typed so far: those of tonight's crates, then other requests of tonight,
 * each with what would become of it; and whether what is typed is not for tonight. @throws AppError `not_found`
 */
export async function suggest(code: string, guestId: string, { search, artist }: Typed) {
  return suggestAt(await eventByCode(code), guestId, { search, artist });
}

/** The same for a DJ, to whom the whole queue is known. @throws AppError like `ownEvent` */
export async function suggestForDj(dj: Dj, eventId: string, typed: Typed) {
  const event = await ownEvent(dj, eventId, "see");
  const settings = { ...event.settings, queueView: "exact" } as const;
  return suggestAt({ ...event, settings }, "", typed);
}

async function suggestAt(
  event: EventRow,
  guestId: string,
  { search, artist }: Typed,
): Promise<Suggestions> {
  const typed = { title: search, artist };
  if (!search) return { songs: [], typed: { ...typed, refusal: null } };
  const source = await database();
  const tracks = await searchCrates(event, search, MOST_SUGGESTIONS);
  const rows = await findRows(event, guestId, search);
  const owned = await answersOn(event, guestId, tracks.map(songOf));
  const refuse = await refuser(source, event);
  const late = await lateOf(source, event, rows);
  const keys = new Set(tracks.map((track) => track.songKey));
  const others = rows
    .filter((row) => !keys.has(row.songKey))
    .map((row) => {
      const { title, artist: by, trackId } = row;
      return { title, artist: by, trackId, refusal: refuse(row, [row]), ...requestFor(row, late) };
    });
  const key = songKey(search, artist);
  const same = rows.filter((row) => row.songKey === key);
  const songs = [...owned, ...others].slice(0, MOST_SUGGESTIONS);
  return { songs, typed: { ...typed, refusal: refuse(typed, same) } };
}

/** A song that guests may ask for, of the library where it has a `trackId`. */
export type Song = Pick<Suggestion, "title" | "artist" | "trackId"> & {
  songKey: string;
  explicit: boolean;
};

export function songOf({ id: trackId, title, artist, songKey: key, explicit }: LibrarySong): Song {
  return { title, artist, trackId, songKey: key, explicit };
}

/** Says of each song what would become of it if this guest asked for it. */
export async function answersOn(
  event: EventRow,
  guestId: string,
  songs: readonly Song[],
): Promise<Suggestion[]> {
  const source = await database();
  const keys = songs.map((song) => song.songKey);
  const listed = await findOfSongs(event, guestId, keys);
  const refuse = await refuser(source, event);
  const late = await lateOf(source, event, listed);
  const byKey = new Map(listed.map((row) => [row.songKey, row]));
  return songs.map(({ title, artist, trackId, songKey: key, explicit }) => {
    const row = byKey.get(key);
    const same = [...(row ? [row] : []), { explicit: Number(explicit) }];
    return {
      title,
      artist,
      trackId,
      refusal: refuse({ title, artist }, same),
      ...requestFor(row, late),
    };
  });
}

/** The request for a song, if there is one, and whether it would come too late. */
function requestFor(row: RequestRow | undefined, late: ReadonlySet<string>) {
  if (!row) return { late: false, request: null };
  const { id, status, backers, playedAt } = row;
  return { late: late.has(id), request: { id, status, backers, playedAt } };
}

async function findRows(event: EventRow, guestId: string, search: string) {
  const found = await findSongs(event, guestId, search, MOST_SUGGESTIONS);
  if (found.length === MOST_SUGGESTIONS) return found;
  const typed = { title: search, artist: "" };
  const mistyped = await findMistyped(
    event,
    guestId,
    search,
    (song) =>
      found.every(({ id }) => id !== song.id) && (beginsAlike(typed, song) || isAlike(typed, song)),
  );
  return [...found, ...mistyped].slice(0, MOST_SUGGESTIONS);
}
