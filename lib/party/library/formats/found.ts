import type { CamelotKey } from "../keys";

/** A track as a DJ program's file tells it. Empty text and null: the file does not say. */
export type FoundTrack = {
  /** How the file's own playlists name the track: its number, its path. The first one tells it from the others. */
  keys: string[];
  title: string;
  artist: string;
  album: string;
  genre: string;
  year: number | null;
  /** In seconds. */
  duration: number | null;
  bpm: number | null;
  key: CamelotKey | null;
  comment: string;
  /** Whole stars, 1 to 5. */
  rating: number | null;
  explicit: boolean | null;
  /** Where the music file lies; stays on the device. */
  path: string | null;
};

export type FoundPlaylist = {
  /** The folders that it lies in, outermost first. */
  folders: string[];
  name: string;
  /** Its tracks in order, each by one of its `keys`. */
  tracks: string[];
};

/** What a reader comes across, in the order of the file. */
export type Found =
  | { kind: "total"; tracks: number }
  | { kind: "track"; line: number; track: FoundTrack }
  | { kind: "playlist"; playlist: FoundPlaylist };

/** Why a file is not read: one sentence each, in `library.problems` of the messages. */
export type Problem =
  | "unknown"
  | "archive"
  | "empty"
  | "too_large"
  | "doctype"
  | "unsafe"
  | "broken";

/** Where a file breaks off: by line and column, counted from 1, or by the byte in a file that has no lines. */
export type Place = { line: number; column: number } | { byte: number };

/** Says that a file cannot be read; nothing of it may be kept. */
export class UnreadableFile extends Error {
  readonly problem: Problem;
  readonly place: Place | null;

  constructor(problem: Problem, place: Place | null = null) {
    super(place ? `${problem} at ${JSON.stringify(place)}` : problem);
    this.name = "UnreadableFile";
    this.problem = problem;
    this.place = place;
  }
}

type Fields = { [Field in keyof FoundTrack]?: FoundTrack[Field] | undefined };

/** A track of which only these fields are known. */
export function foundTrack(line: number, fields: Fields): Found & { kind: "track" } {
  const { keys = [], title = "", artist = "", album = "", genre = "", comment = "" } = fields;
  const { year = null, duration = null, bpm = null, key = null } = fields;
  const { rating = null, explicit = null, path = null } = fields;
  const texts = { title, artist, album, genre, comment };
  const track = { ...texts, keys, year, duration, bpm, key, rating, explicit, path };
  return { kind: "track", line, track };
}
