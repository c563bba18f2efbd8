import type { Found, FoundPlaylist } from "../formats/found";
import type { Recognised } from "../formats/recognise";
import { MOST_ROWS, type NewTrack, type PlaylistPart } from "../track";
import { SourceIds } from "./source-ids";
import { LONGEST, tidy, tidyTrack } from "./tidy";

/** A part of an import as one call brings it. */
export type Rows = { tracks: NewTrack[]; playlists: PlaylistPart[] };
export type Skipped = { line: number; reason: "no_title" };
/** What is read of an import, in this order: tracks, then playlists. */
export type Step =
  | { kind: "total"; tracks: number }
  | { kind: "rows"; rows: Rows; paths: [sourceId: string, path: string][] }
  | { kind: "skipped"; skipped: Skipped[] };

/** One import: the files that a program's library consists of. */
export type ReadableImport = { source: string; files: Recognised[] };

/** A call may weigh 1 MiB; a letter takes up to 4 bytes. */
const MOST_LETTERS = 200_000;
/** Some thousand names of tracks: the server stores a call's playlists in one go, and guests wait meanwhile. */
const MOST_LETTERS_OF_PLAYLISTS = 5000;
const MOST_FOLDERS = 12;

/** Gathers rows until they fill a call. */
class Gathering<Row> {
  private rows: Row[] = [];
  private letters = 0;

  private readonly mostLetters: number;

  constructor(mostLetters: number) {
    this.mostLetters = mostLetters;
  }

  /** Returns the rows so far when there is no room for another. */
  *add(row: Row, letters: number): Generator<Row[]> {
    const isFull = this.rows.length === MOST_ROWS || this.letters + letters > this.mostLetters;
    if (isFull && this.rows.length > 0) yield this.take();
    this.rows.push(row);
    this.letters += letters;
  }

  take() {
    const { rows } = this;
    this.rows = [];
    this.letters = 0;
    return rows;
  }
}

const ROUGHLY_A_TRACK = 200;

function lettersOf({ title, artist, album, genre, comment }: NewTrack) {
  return (
    ROUGHLY_A_TRACK + title.length + artist.length + album.length + genre.length + comment.length
  );
}

/** A playlist in parts that a call can bring, by the names of its tracks; what the collection does not have is left out. */
function partsOf({ folders, name, tracks }: FoundPlaylist, ids: SourceIds): PlaylistPart[] {
  const sourceIds = tracks.map((key) => ids.of(key)).filter((id) => id !== undefined);
  const named = {
    name: tidy(name, LONGEST) || "–",
    folders: folders.slice(-MOST_FOLDERS).map((folder) => tidy(folder, LONGEST)),
  };
  const parts = Math.max(1, Math.ceil(sourceIds.length / MOST_ROWS));
  return Array.from({ length: parts }, (_, part) => ({
    ...named,
    sourceIds: sourceIds.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS),
  }));
}

/** Turns what the files of one import say into what is sent, keeping playlists back until all tracks are known. */
class Reading {
  private readonly ids = new SourceIds();
  private readonly tracks = new Gathering<NewTrack>(MOST_LETTERS);
  private paths: [string, string][] = [];
  private skipped: Skipped[] = [];
  private playlists: FoundPlaylist[] = [];
  private readonly parts: PlaylistPart[] = [];

  *take(found: Found): Generator<Step> {
    if (found.kind === "total") yield found;
    else if (found.kind === "playlist") this.playlists.push(found.playlist);
    else yield* this.takeTrack(found);
  }

  private *takeTrack({ line, track: read }: Found & { kind: "track" }): Generator<Step> {
    const sourceId = this.ids.add(read);
    if (sourceId === null) return;
    const track = tidyTrack(read, sourceId);
    if (!track) {
      if (this.skipped.push({ line, reason: "no_title" }) === MOST_ROWS) yield this.stepOfSkipped();
      return;
    }
    for (const rows of this.tracks.add(track, lettersOf(track))) yield this.stepOf(rows);
    if (read.path) this.paths.push([sourceId, read.path]);
  }

  private stepOf(tracks: NewTrack[]): Step {
    const { paths } = this;
    this.paths = [];
    return { kind: "rows", rows: { tracks, playlists: [] }, paths };
  }

  private stepOfSkipped(): Step {
    const { skipped } = this;
    this.skipped = [];
    return { kind: "skipped", skipped };
  }

  /** The tracks of this file are known: what its playlists name can be told. */
  endFile() {
    for (const playlist of this.playlists) this.parts.push(...partsOf(playlist, this.ids));
    this.playlists = [];
    this.ids.nextFile();
  }

  *end(): Generator<Step> {
    if (this.skipped.length > 0) yield this.stepOfSkipped();
    yield this.stepOf(this.tracks.take());
    const parts = new Gathering<PlaylistPart>(MOST_LETTERS_OF_PLAYLISTS);
    const step = (playlists: PlaylistPart[]): Step => ({
      kind: "rows",
      rows: { tracks: [], playlists },
      paths: [],
    });
    for (const part of this.parts) {
      const letters = part.sourceIds.join().length + part.folders.join().length + LONGEST;
      for (const rows of parts.add(part, letters)) yield step(rows);
    }
    yield step(parts.take());
  }
}

/**
 * Reads the files of one import, step by step.
 * @throws UnreadableFile when one of them breaks off, so that the import is to be given up
 */
export async function* readImport({ files }: ReadableImport): AsyncGenerator<Step> {
  const reading = new Reading();
  for (const { read } of files) {
    for await (const batch of read()) {
      for (const found of batch) yield* reading.take(found);
    }
    reading.endFile();
  }
  for (const step of reading.end()) {
    if (step.kind !== "rows" || step.rows.tracks.length + step.rows.playlists.length > 0)
      yield step;
  }
}
