import "server-only";
import { type Database, database, write } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import type { LibrarySong } from "@/lib/party/library/catalogue/songs";
import { editionOf } from "@/lib/party/library/editions";
import {
  type Found,
  numbersIn,
  type OwnTrack,
  openLibrary,
  ownTracks,
  tracksOfSong,
} from "@/lib/party/library/owned";
import { listPlaylists } from "@/lib/party/library/service";
import { memoized } from "@/lib/process/memoized";
import * as db from "./db";
import type { Crates as CratesOfEvent, NewCrates } from "./schema";

type Event = Pick<EventRow, "id" | "ownerId">;

const WHOLE: NewCrates = { playlists: null, ideas: [] };

async function chosenAt(source: Database, { id: eventId }: Event): Promise<NewCrates> {
  const [row] = await db.find(source, { eventId });
  if (!row) return WHOLE;
  return {
    playlists: row.playlists === null ? null : (JSON.parse(row.playlists) as string[]),
    ideas: JSON.parse(row.ideas) as string[],
  };
}

/** Returns an event's crates, with the playlists of its owner. */
export async function getCrates(event: Event): Promise<CratesOfEvent> {
  const chosen = await chosenAt(await database(), event);
  const { tracks, playlists } = await listPlaylists({ id: event.ownerId });
  const tonight =
    chosen.playlists === null
      ? tracks
      : new Set(await numbersIn(event.ownerId, chosen.playlists)).size;
  const choice = playlists.map(({ source: _, ...playlist }) => playlist);
  return { ...chosen, owned: tracks, tonight, choice };
}

/** Chooses an event's crates. Playlists that the owner does not have count for nothing. */
export async function putCrates(event: Event, { playlists, ideas }: NewCrates) {
  const row = {
    eventId: event.id,
    playlists: playlists && JSON.stringify(playlists),
    ideas: JSON.stringify(ideas),
  };
  await write((tx) => db.save(tx, row));
  return getCrates(event);
}

/** Which tracks a choice of playlists allows, as long as the library is the same. */
const known = new WeakMap<Found["catalogue"], Map<string, Promise<Uint8Array>>>();

/** Tonight's part of a library, ready to search. Undefined if the event's owner has none. */
export async function openCrates(event: Event) {
  const found = await openLibrary(event.ownerId);
  if (!found) return undefined;
  const { playlists, ideas } = await chosenAt(await database(), event);
  const allowed = playlists === null ? undefined : await allowedIn(found, playlists);
  return { ...found, allowed, playlists, ideas };
}

export type Crates = NonNullable<Awaited<ReturnType<typeof openCrates>>>;

function allowedIn({ catalogue, library }: Found, playlists: string[]) {
  const ofLibrary = known.get(catalogue) ?? new Map<string, Promise<Uint8Array>>();
  known.set(catalogue, ofLibrary);
  const key = JSON.stringify(playlists);
  return memoized(ofLibrary, key, async () =>
    catalogue.allow(await numbersIn(library.djId, playlists)),
  );
}

/** Returns the tracks of tonight's crates that match what is typed, the best first, each song once. */
export async function searchCrates(event: Event, typed: string, limit: number) {
  const crates = await openCrates(event);
  if (!crates) return [];
  const { catalogue, allowed } = crates;
  // Of a song there may be several editions, of which guests need one.
  const { tracks } = catalogue.search(typed, limit * 3, allowed);
  return onePerSong(catalogue.songs(tracks)).slice(0, limit);
}

/** The first track of each song. */
export function onePerSong(tracks: LibrarySong[]) {
  const songs = new Map<string, LibrarySong>();
  for (const track of tracks) if (!songs.has(track.songKey)) songs.set(track.songKey, track);
  return [...songs.values()];
}

/**
 * Returns the track of tonight's crates that a request means: the named one, if that is this song, else one of this
 * song. Undefined if there is none. `source` may be a transaction.
 */
export async function trackTonight(
  source: Database,
  event: Event,
  song: { songKey: string; trackId?: string | null | undefined },
): Promise<OwnTrack | undefined> {
  const owned = await tracksOfSong(source, event.ownerId, song.songKey);
  const meant = song.trackId ? owned.filter(({ id }) => id === song.trackId) : owned;
  if (meant.length === 0) return undefined;
  const { playlists } = await chosenAt(source, event);
  if (playlists === null) return meant[0];
  const numbers = new Set(await numbersIn(event.ownerId, playlists, source));
  return meant.find(({ number }) => numbers.has(number));
}

/** A DJ chooses among so many tracks. */
const MOST_FOUND = 10;

/** Returns the tracks of the event's owner that match what a DJ types, for tonight or not. */
export async function searchTracks(event: Event, typed: string) {
  const found = typed ? await openLibrary(event.ownerId) : undefined;
  if (!found) return { tracks: [] };
  const { tracks } = found.catalogue.search(typed, MOST_FOUND);
  return { tracks: (await ownTracks(found.library, tracks)).map((track) => editionOf(track)) };
}
