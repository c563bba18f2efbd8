import { songKey } from "@/lib/party/songs/rules";
import { withoutVersion, wordsOfTrack } from "./catalogue/cut";
import { FOREVER } from "./db";
import { digest } from "./digest";
import { type NewTrack, type Track, trackFields } from "./track";
import type { TrackRow } from "./tracks-db";

/** What identifies the work that a song is a version of: "Levels (Skrillex Remix)" is one of "Levels". */
export function workKey(title: string, artist: string) {
  return songKey(withoutVersion(title), artist);
}

/**
 * The row of a track of an import, which fills in `source`, `number` and the generations. Written out, because a copy of
 * some properties and then of more has a shape of its own each time: those of 100,000 tracks filled hundreds of megabytes
 * until the next full collection.
 */
export function rowOf(track: NewTrack, djId: string): TrackRow {
  const { sourceId, title, artist, album, genre, year, duration, bpm, key } = track;
  const { comment, rating, explicit } = track;
  const recording = songKey(title, artist);
  const core = withoutVersion(title);
  return {
    djId,
    number: 0,
    since: 0,
    until: FOREVER,
    seenIn: 0,
    source: "",
    sourceId,
    hash: hashOf(track),
    title,
    artist,
    album,
    genre,
    year,
    duration,
    bpm,
    key,
    comment,
    rating,
    explicit: explicit === null ? null : Number(explicit),
    words: wordsOfTrack(track),
    songKey: recording,
    workKey: core === title ? recording : songKey(core, artist),
  };
}

const FIELDS = (Object.keys(trackFields) as (keyof typeof trackFields)[]).sort();

function hashOf(track: NewTrack) {
  return digest(JSON.stringify(FIELDS.map((field) => [field, track[field]])));
}

/** A track as the DJ sees it. `seen` has the generation of each source's last import. */
export function trackOf(row: TrackRow, seen: Map<string, number>): Track {
  const { number, source, title, artist, album, genre, year, duration, bpm, key } = row;
  const { comment, rating, explicit, seenIn } = row;
  return {
    id: String(number),
    ...{ source, title, artist, album, genre, year, duration, bpm, key, comment, rating },
    explicit: explicit === null ? null : explicit === 1,
    isMissing: seenIn < (seen.get(source) ?? 0),
  };
}
