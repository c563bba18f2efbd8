import "server-only";
import { database } from "@/lib/db/client";
import { type Crates, onePerSong } from "@/lib/party/crates/service";
import { numbersIn } from "@/lib/party/library/owned";
import { listPlaylists } from "@/lib/party/library/service";
import { type Song, songOf } from "@/lib/party/suggestions/service";
import { memoized } from "@/lib/process/memoized";
import type { Ideas } from "./schema";

/** What the crates offer to a guest without an idea, whatever has been asked for. */
type Offered = { songs: Song[] } & Pick<Ideas, "playlists" | "genres">;

/** Playlists from which songs are picked, and how many of each: the others take the place of those played. */
const [MOST_PICKED, MOST_OF_EACH] = [6, 12];
const [MOST_PLAYLISTS, MOST_GENRES] = [40, 12];

/** As long as library and choice are the same. */
const known = new WeakMap<Crates["catalogue"], Map<string, Promise<Offered>>>();

export function offeredIn(crates: Crates): Promise<Offered> {
  const ofLibrary = known.get(crates.catalogue) ?? new Map<string, Promise<Offered>>();
  known.set(crates.catalogue, ofLibrary);
  const key = JSON.stringify([crates.playlists, crates.ideas]);
  return memoized(ofLibrary, key, () => offer(crates));
}

/** A DJ's names of playlists are notes to themselves: guests see those that were chosen for tonight or as ideas. */
export function mayBrowse({ playlists, ideas }: Crates, id: string) {
  return ideas.includes(id) || (playlists?.includes(id) ?? false);
}

async function offer(crates: Crates): Promise<Offered> {
  const { library, catalogue, allowed, ideas } = crates;
  const all = (await listPlaylists({ id: library.djId })).playlists;
  const shown = all.filter(({ id }) => mayBrowse(crates, id));
  const sized = await Promise.all(
    shown.slice(0, MOST_PLAYLISTS).map(async ({ id, name }) => {
      const numbers = await numbersTonight(crates, id);
      return { id, name, numbers, tracks: numbers.length };
    }),
  );
  const playlists = sized.filter(({ tracks }) => tracks > 0);
  const picked = playlists.filter(({ id }) => ideas.includes(id)).slice(0, MOST_PICKED);
  const turns = inTurns(picked.map(({ numbers }) => numbers.slice(0, MOST_OF_EACH)));
  const songs = onePerSong(catalogue.songs(turns)).map(songOf);
  return {
    songs,
    playlists: playlists.map(({ numbers: _, ...playlist }) => playlist),
    genres: catalogue.genres(allowed).slice(0, MOST_GENRES),
  };
}

/** The tracks of a playlist that are for tonight, in its order. */
export async function numbersTonight({ library, catalogue, allowed }: Crates, playlist: string) {
  const numbers = await numbersIn(library.djId, [playlist], await database());
  return allowed ? numbers.filter((number) => catalogue.isAllowed(number, allowed)) : numbers;
}

/** The first of each list, then the second of each, and so on. */
function inTurns(lists: number[][]) {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  );
  return [...new Set(turns.flat())];
}
