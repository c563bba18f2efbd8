import { songKey } from "@/lib/party/songs/rules";
import { withoutVersion, wordsOfTrack } from "./cut";
import { FOREVER } from "./db";
import { digest } from "./digest";
import type { NewTrack, Track } from "./track";
import type { TrackRow } from "./tracks-db";

/** What identifies the work that a song is a version of: "Levels (Skrillex Remix)" is one of "Levels". */
export function workKey(title: string, artist: string) {
  return songKey(withoutVersion(title), artist);
}

type Place = Pick<TrackRow, "djId" | "source" | "number" | "since" | "seenIn">;

/** The row of a track that an import has brought. */
export function rowOf({ sourceId, explicit, ...track }: NewTrack, place: Place): TrackRow {
  return {
    ...place,
    ...track,
    sourceId,
    until: FOREVER,
    explicit: explicit === null ? null : Number(explicit),
    hash: hashOf({ explicit, ...track }),
    words: wordsOfTrack(track),
    songKey: songKey(track.title, track.artist),
    workKey: workKey(track.title, track.artist),
  };
}

function hashOf(track: Omit<NewTrack, "sourceId">) {
  const fields = Object.entries(track).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(JSON.stringify(fields));
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
