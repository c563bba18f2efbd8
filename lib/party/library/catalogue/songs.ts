/** A track as guests know it. */
export type LibrarySong = {
  id: string;
  title: string;
  artist: string;
  songKey: string;
  explicit: boolean;
};

export type SongRow = Pick<LibrarySong, "title" | "artist" | "songKey"> & {
  explicit: number | null;
};

/** Stands in no title and in no key. */
const BETWEEN = "\n";

/**
 * The songs of a library's tracks, each by its place in the catalogue: one text in UTF-8 outside the heap, about 80 bytes
 * per track, of which a search reads those that it has found. Nobody who types asks the database for them.
 */
export class Songs {
  readonly #parts: Buffer[] = [];
  readonly #ends: number[] = [];
  #size = 0;

  /** Adds the songs of the next places. */
  add(rows: readonly SongRow[]) {
    const texts = rows.map(({ title, artist, songKey, explicit }) =>
      [explicit === 1 ? "1" : "", title, artist, songKey].join(BETWEEN),
    );
    for (const text of texts) {
      this.#size += Buffer.byteLength(text);
      this.#ends.push(this.#size);
    }
    this.#parts.push(Buffer.from(texts.join("")));
  }

  /** Returns what reads the song at a place. */
  made() {
    const text = Buffer.concat(this.#parts);
    const ends = Int32Array.from(this.#ends);
    return (place: number): Omit<LibrarySong, "id"> => {
      const [explicit, title = "", artist = "", songKey = ""] = text
        .toString("utf8", place === 0 ? 0 : ends[place - 1], ends[place])
        .split(BETWEEN);
      return { title, artist, songKey, explicit: explicit === "1" };
    };
  }
}
