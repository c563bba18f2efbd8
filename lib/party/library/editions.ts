import "server-only";
import type { Database } from "@/lib/db/client";
import { groupBy } from "@/lib/lists/group-by";
import { slicesOf } from "@/lib/lists/slices";
import { foldTitle, songKey } from "@/lib/party/songs/rules";
import { foldText } from "@/lib/text/fold";
import { withoutVersion } from "./catalogue/cut";
import type { Edition } from "./edition-schema";
import { type OwnTrack, ownTrack, visibleLibrary } from "./owned";
import { workKey } from "./rules";
import * as tracks from "./tracks-db";

/** A song as somebody asks for it. */
type Song = { id: string; title: string; artist: string; trackId: string | null };

/** So many works are looked up in one statement: fewer than either engine takes. */
const AT_ONCE = 200;
/** Nobody chooses among more. */
const MOST_EDITIONS = 8;

/**
 * Returns what a DJ owns of each song, by its id: the very recording first, then other versions; also the track that it
 * is tied to. Undefined if the DJ has no library.
 */
export async function editionsOf(source: Database, djId: string, songs: readonly Song[]) {
  const library = await visibleLibrary(source, djId);
  if (!library) return undefined;
  const works = [...new Set(songs.map(worksOf))];
  const rows: OwnTrack[] = [];
  for (const some of slicesOf(works, AT_ONCE)) {
    rows.push(...(await tracks.ofWorks(source, library, some)).map(ownTrack));
  }
  const tied = songs.flatMap(({ trackId }) => (trackId ? [Number(trackId)] : []));
  const byNumber = new Map<number, OwnTrack>();
  for (const some of slicesOf(tied, AT_ONCE)) {
    for (const row of await tracks.these(source, library, some)) {
      byNumber.set(row.number, ownTrack(row));
    }
  }
  const byWork = groupBy(rows, (row) => row.workKey);
  const byTitle = groupBy(rows, (row) => titleOf(row.workKey));
  return new Map(
    songs.map((song) => {
      const work = worksOf(song);
      const found = (isTitleOnly(work) ? byTitle : byWork).get(work) ?? [];
      const own = song.trackId ? byNumber.get(Number(song.trackId)) : undefined;
      return [song.id, editionsAmong(song, own ? [own, ...found] : found)];
    }),
  );
}

/** The work, or where no artist is named, its title alone. */
function worksOf({ title, artist }: Song) {
  return artist.trim() ? workKey(title, artist) : titleOf(workKey(title, ""));
}

function isTitleOnly(work: string) {
  return work.endsWith(tracks.BEHIND_TITLE);
}

function titleOf(work: string) {
  return work.slice(0, work.indexOf(tracks.BEHIND_TITLE) + 1);
}

function editionsAmong(song: Song, found: OwnTrack[]): Edition[] {
  const { title, artist } = song;
  const key = songKey(title, artist);
  const isSame = (track: OwnTrack) =>
    artist.trim() ? track.songKey === key : foldTitle(track.title) === foldTitle(title);
  const each = [...new Map(found.map((track) => [spelled(track), track])).values()];
  const owned = each.sort((a, b) => Number(isSame(b)) - Number(isSame(a)) || a.number - b.number);
  const same = owned.filter(isSame);
  const namesVersion = foldTitle(withoutVersion(title)) !== foldTitle(title);
  const meant = same.length === 1 && (owned.length === 1 || namesVersion) ? same[0] : undefined;
  return owned.slice(0, MOST_EDITIONS).map((track) => editionOf(track, track === meant));
}

/** Two programs bring the same track twice. */
function spelled({ title, artist }: OwnTrack) {
  return `${foldText(title)}\n${foldText(artist)}`;
}

/** A track as the board shows it. `isMeant` if it is what the song means without a choice. */
export function editionOf(track: OwnTrack, isMeant = false): Edition {
  const { id, title, artist, duration, bpm, key, genre } = track;
  const version = title
    .slice(withoutVersion(title).length)
    .replace(/^[\s([{（【–—-]+|[)\]}）】]+$/gu, "");
  return { id, title, artist, version, duration, bpm, key, genre, isMeant };
}
