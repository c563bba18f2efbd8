import { type Allowed, allow, allowNone, isAllowed } from "./allowed";
import { cut, isPiece } from "./cut";
import type { Genres } from "./genres";
import { Matches, MOST_TYPED } from "./matches";
import type { Measures, Wanted } from "./measures";
import type { LibrarySong, Songs } from "./songs";
import { TypedWords } from "./typed-words";
import { Words } from "./words";

/** Texts whose tracks are kept: with what is kept of their words, about a megabyte. */
const MOST_KNOWN = 1000;
/** So many tracks are kept of a text. */
const MOST_KEPT = 50;

export type Found = {
  /** The numbers of the tracks, the best first. */
  tracks: number[];
  /** How many matched. */
  total: number;
  /** What was searched instead of what was typed; null where nothing had to be guessed. */
  understood: string | null;
};

type Made = {
  words: string[];
  /** Where the postings of each word begin. */
  starts: Int32Array;
  /** Per word: place of the track × 4 + part. */
  postings: Int32Array;
  /** By place: the numbers ascend. */
  numbers: Int32Array;
  ratings: Uint8Array;
  /** How many words title and artist have. */
  lengths: Uint8Array;
  genres: Genres;
  measures: Measures;
  songAt: ReturnType<Songs["made"]>;
};

/**
 * A library as its search keeps it in memory: its words, for each word the tracks that have it, and the songs, together
 * about 150 bytes per track. It asks no database, so that both engines return the same tracks in the same order.
 */
export class Catalogue {
  readonly #numbers: Int32Array;
  readonly #ratings: Uint8Array;
  readonly #genres: Genres;
  readonly #measures: Measures;
  readonly #songAt: Made["songAt"];
  readonly #typed: TypedWords;
  readonly #matches: Matches;
  /** What was searched lately: guests' first letters are often the same, and of these most tracks are found. */
  readonly #searched = new WeakMap<object, Map<string, Found>>();

  constructor(made: Made) {
    this.#numbers = made.numbers;
    this.#ratings = made.ratings;
    this.#genres = made.genres;
    this.#measures = made.measures;
    this.#songAt = made.songAt;
    this.#typed = new TypedWords(new Words(made.words), made.starts);
    this.#matches = new Matches(made);
  }

  get size() {
    return this.#numbers.length;
  }

  /** The tracks of these numbers, as a search may be limited to them. */
  allow(numbers: Iterable<number>): Allowed {
    const allowed = allowNone(this.size);
    for (const number of numbers) {
      const place = this.#placeOf(number);
      if (place >= 0) allow(allowed, place);
    }
    return allowed;
  }

  /** Those of the tracks that are wanted by key and tempo. */
  wanted(wanted: Wanted, allowed?: Allowed): Allowed {
    const isWanted = this.#measures.areWanted(wanted);
    const both = allowNone(this.size);
    for (let place = 0; place < this.size; place += 1) {
      if ((!allowed || isAllowed(allowed, place)) && isWanted(place)) allow(both, place);
    }
    return both;
  }

  count(allowed: Allowed) {
    let tracks = 0;
    for (let place = 0; place < this.size; place += 1) if (isAllowed(allowed, place)) tracks += 1;
    return tracks;
  }

  isAllowed(number: number, allowed: Allowed) {
    const place = this.#placeOf(number);
    return place >= 0 && isAllowed(allowed, place);
  }

  /** The songs of these tracks, in this order. */
  songs(numbers: readonly number[]): LibrarySong[] {
    return numbers.flatMap((number) => {
      const place = this.#placeOf(number);
      return place < 0 ? [] : { id: String(number), ...this.#songAt(place) };
    });
  }

  /** The genres of these tracks, those of most tracks first. */
  genres(allowed?: Allowed) {
    return this.#genres.count((place) => !allowed || isAllowed(allowed, place));
  }

  /** The numbers of a genre's tracks, those with most stars first. */
  tracksOfGenre(name: string, allowed?: Allowed) {
    const places = this.#genres
      .places(name)
      .filter((place) => !allowed || isAllowed(allowed, place));
    const stars = (place: number) => this.#ratings[place] as number;
    return places
      .sort((a, b) => stars(b) - stars(a) || a - b)
      .map((place) => this.#numbers[place] as number);
  }

  #placeOf(number: number) {
    let from = 0;
    let to = this.size;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#numbers[middle] as number) < number) from = middle + 1;
      else to = middle;
    }
    return this.#numbers[from] === number ? from : -1;
  }

  /**
   * Finds the tracks that are meant by what is typed, the last word of which may go on. `isExact`: nobody has mistyped
   * anything.
   */
  search(typed: string, limit: number, allowed?: Allowed, isExact = false): Found {
    if (limit > MOST_KEPT) return this.#search(typed, limit, allowed, isExact);
    const searched = this.#searched.get(allowed ?? this) ?? new Map<string, Found>();
    this.#searched.set(allowed ?? this, searched);
    const key = `${limit} ${isExact} ${typed}`;
    const known = searched.get(key);
    if (known) return known;
    const found = this.#search(typed, limit, allowed, isExact);
    if (searched.size >= MOST_KNOWN) searched.clear();
    searched.set(key, found);
    return found;
  }

  #search(typed: string, limit: number, allowed: Allowed | undefined, isExact: boolean): Found {
    const words = cut(typed).slice(0, MOST_TYPED);
    const found = this.#find(words, limit, allowed, isExact);
    if (found.total > 0 || isExact) return found;
    const apart = this.#typed.apart(words);
    if (!apart) return found;
    return { ...this.#find(apart, limit, allowed, false), understood: apart.join(" ") };
  }

  #find(words: string[], limit: number, allowed: Allowed | undefined, isExact: boolean): Found {
    let [known, pieces] = [0, 0];
    const understood: string[] = [];
    for (const [index, word] of words.entries()) {
      const meant = this.#typed.meantBy(words, index, isExact);
      understood.push(meant.instead ?? word);
      // A title has each of its words once: "gimme gimme gimme" asks for no more than "gimme".
      if (meant.ranges.length === 0 || words.indexOf(word) < index) continue;
      known += 1;
      if (isPiece(word)) pieces += 1;
      for (const { from, to, quality } of meant.ranges) {
        this.#matches.count(from, to, quality, index + 1, allowed);
      }
    }
    const needed = isExact ? words.length : known - forgiven(known, pieces);
    const { places, total } = this.#matches.best(needed, limit);
    const tracks = places.map((place) => this.#numbers[place] as number);
    const isGuessed = understood.some((word, index) => word !== words[index]);
    return { tracks, total, understood: isGuessed ? understood.join(" ").normalize("NFC") : null };
  }
}

/** Of three words one may be wrong. A wrong character of a text without blanks spoils two pieces. */
function forgiven(known: number, pieces: number) {
  return (known >= 3 ? 1 : 0) + (pieces >= 3 ? 1 : 0);
}
