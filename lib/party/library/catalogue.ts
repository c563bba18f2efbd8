import { cut, isPiece } from "./cut";
import { Genres } from "./genres";
import { codeOf, Measures, tempoOf, type Wanted } from "./measures";
import { type LibrarySong, type SongRow, Songs } from "./songs";
import { mistakesIn, type Near, Words } from "./words";

/** How well a typed word was met. */
const [NEAR, BEGUN, EXACT] = [1, 2, 3];
/** Near words beyond these are beside the point. */
const MOST_NEAR = 20;
/** Typed words whose near ones are kept, and texts whose tracks are: about a megabyte. */
const MOST_KNOWN = 1000;
/** They sound alike at the end of a word; longer ones before those that they end with. */
const ENDINGS = ["ie", "ey", "y"];
/** So many tracks are kept of a text. */
const MOST_KEPT = 50;
const MOST_TYPED = 10;
/** Where more words of a title are left than these, it is another song anyway. */
const MOST_LEFT = 7;
/** Best word by word, then how much of title and artist is left, then words of the title, then stars. */
const TITLES = 8;
const WHOLES = TITLES * 16;
const QUALITY = WHOLES * 16;
const SCORES = QUALITY * (EXACT * MOST_TYPED + 1);
/**
 * How a track has been met, in one number, because memory is what a search waits for: in the lowest bits the last typed
 * word that met it, then how many did, how well, and how many of these words are in its title and artist.
 */
const [HITS_AT, QUALITY_AT, IN_TITLE_AT, IN_ARTIST_AT] = [4, 8, 14, 18];
const TURNS = 15;
/** By the parts of a track that have words, in the order in which `wordsOfTrack` writes them: title, version, artist. */
const IN_PART = [1 << IN_TITLE_AT, 0, 1 << IN_ARTIST_AT, 0];

export type Row = SongRow & {
  number: number;
  words: string;
  rating: number | null;
  genre: string;
  key: string | null;
  bpm: number | null;
};

/** What a search may return: the tracks by their place in the catalogue, one bit each. */
export type Allowed = Uint8Array;

export type Found = {
  /** The numbers of the tracks, the best first. */
  tracks: number[];
  /** How many matched. */
  total: number;
  /** What was searched instead of what was typed; null where nothing had to be guessed. */
  understood: string | null;
};

/**
 * A library as its search keeps it in memory: its words, for each word the tracks that have it, and the songs, together
 * about 150 bytes per track. It asks no database, so that both engines return the same tracks in the same order.
 */
export class Catalogue {
  readonly #words: Words;
  /** Where the postings of each word begin. */
  readonly #starts: Int32Array;
  /** Per word: place of the track × 4 + part. */
  readonly #postings: Int32Array;
  /** By place: the numbers ascend. */
  readonly #numbers: Int32Array;
  readonly #ratings: Uint8Array;
  /** How many words title and artist have. */
  readonly #lengths: Uint8Array;
  readonly #genres: Genres;
  readonly #measures: Measures;
  readonly #songAt: ReturnType<Songs["made"]>;
  readonly #nearKnown = new Map<string, Near[]>();
  /** What was searched lately: guests' first letters are often the same, and of these most tracks are found. */
  readonly #searched = new WeakMap<object, Map<string, Found>>();
  // One search at a time runs, so that all share these.
  /** By place: how it has been met so far, see `TURNS`. All 0 between searches. */
  readonly #met: Int32Array;
  /** The places that have been met at all, the first `#found` of these. */
  readonly #places: Int32Array;
  #found = 0;
  readonly #scores: Int32Array;
  #isExact = false;
  /** By score. */
  readonly #counts = new Int32Array(SCORES);

  constructor(made: Made) {
    this.#words = new Words(made.words);
    this.#starts = made.starts;
    this.#postings = made.postings;
    this.#numbers = made.numbers;
    this.#ratings = made.ratings;
    this.#lengths = made.lengths;
    this.#genres = made.genres;
    this.#measures = made.measures;
    this.#songAt = made.songAt;
    const size = made.numbers.length;
    this.#met = new Int32Array(size);
    this.#places = new Int32Array(size);
    this.#scores = new Int32Array(size);
  }

  get size() {
    return this.#numbers.length;
  }

  get wordCount() {
    return this.#words.size;
  }

  /** The tracks of these numbers, as a search may be limited to them. */
  allow(numbers: Iterable<number>): Allowed {
    const allowed = new Uint8Array(Math.ceil(this.size / 8));
    for (const number of numbers) {
      const at = this.#placeOf(number);
      if (at >= 0) allowed[at >> 3] = (allowed[at >> 3] ?? 0) | (1 << (at & 7));
    }
    return allowed;
  }

  /** Those of the tracks that are wanted by key and tempo. */
  wanted(wanted: Wanted, allowed?: Allowed): Allowed {
    const isWanted = this.#measures.areWanted(wanted);
    const both = new Uint8Array(Math.ceil(this.size / 8));
    for (let place = 0; place < this.size; place += 1) {
      if ((!allowed || has(allowed, place)) && isWanted(place)) {
        both[place >> 3] = (both[place >> 3] ?? 0) | (1 << (place & 7));
      }
    }
    return both;
  }

  count(allowed: Allowed) {
    let tracks = 0;
    for (let place = 0; place < this.size; place += 1) if (has(allowed, place)) tracks += 1;
    return tracks;
  }

  isAllowed(number: number, allowed: Allowed) {
    const place = this.#placeOf(number);
    return place >= 0 && has(allowed, place);
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
    return this.#genres.count((place) => !allowed || has(allowed, place));
  }

  /** The numbers of a genre's tracks, those with most stars first. */
  tracksOfGenre(name: string, allowed?: Allowed) {
    const places = this.#genres.places(name).filter((place) => !allowed || has(allowed, place));
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
    this.#isExact = isExact;
    const found = this.#find(words, limit, allowed);
    if (found.total > 0 || isExact) return found;
    const apart = this.#takenApart(words);
    return apart ? { ...this.#find(apart, limit, allowed), understood: apart.join(" ") } : found;
  }

  /** Words written as one, where both halves are known: "blackeyed" is "black eyed". */
  #takenApart(words: string[]) {
    const apart = words.flatMap((word) => {
      if (this.#words.find(word) >= 0 || isPiece(word)) return [word];
      for (let at = 2; at <= word.length - 2; at += 1) {
        const [left, right] = [word.slice(0, at), word.slice(at)];
        if (this.#words.find(left) >= 0 && this.#words.find(right) >= 0) return [left, right];
      }
      return [word];
    });
    return apart.length > words.length ? apart.slice(0, MOST_TYPED) : undefined;
  }

  #find(words: string[], limit: number, allowed?: Allowed): Found {
    let [known, pieces] = [0, 0];
    const understood: string[] = [];
    for (const [index, word] of words.entries()) {
      const meant = this.#meantBy(words, index);
      understood.push(meant.instead ?? word);
      // A title has each of its words once: "gimme gimme gimme" asks for no more than "gimme".
      if (meant.ranges.length === 0 || words.indexOf(word) < index) continue;
      known += 1;
      if (isPiece(word)) pieces += 1;
      for (const { from, to, quality } of meant.ranges) {
        this.#count(from, to, quality, index + 1, allowed);
      }
    }
    const needed = this.#isExact ? words.length : known - forgiven(known, pieces);
    const best = this.#best(needed, limit);
    const isGuessed = understood.some((word, index) => word !== words[index]);
    return { ...best, understood: isGuessed ? understood.join(" ").normalize("NFC") : null };
  }

  /** The words that a typed one may mean, as ranges of the sorted words, the best first. */
  #meantBy(words: string[], index: number) {
    const word = words[index] ?? "";
    const isLast = index === words.length - 1;
    const ranges: Range[] = [word, ...neighboursJoined(words, index)].flatMap((whole) => {
      const at = this.#words.find(whole);
      return at < 0 ? [] : [{ from: at, to: at + 1, quality: EXACT }];
    });
    const [from, to] = this.#words.begunWith(word);
    if ((isLast || isPiece(word)) && from < to) ranges.push({ from, to, quality: BEGUN });
    const near = [...this.#soundAlike(word), ...this.#near(word, isLast).map(({ at }) => at)];
    const [nearest] = near;
    const instead = ranges.length === 0 && nearest ? this.#words.word(nearest) : undefined;
    ranges.push(...near.map((at) => ({ from: at, to: at + 1, quality: NEAR })));
    return { ranges, instead };
  }

  /** "billy" is "Billie" by its sound, though two letters off. */
  #soundAlike(word: string) {
    const ending = this.#isExact ? undefined : ENDINGS.find((end) => word.endsWith(end));
    if (!ending || word.length < 4) return [];
    const stem = word.slice(0, -ending.length);
    return ENDINGS.flatMap((end) => {
      const at = end === ending ? -1 : this.#words.find(stem + end);
      return at < 0 ? [] : [at];
    });
  }

  /** The nearest words, of equally near ones the most frequent. Who types on asks for the words before again. */
  #near(word: string, isBegun: boolean) {
    const most = mistakesIn(word);
    if (most === 0 || this.#isExact) return [];
    const key = isBegun ? `${word}…` : word;
    const known = this.#nearKnown.get(key);
    if (known) return known;
    const near = this.#words
      .near(word, most, isBegun)
      .sort(
        (a, b) => a.mistakes - b.mistakes || this.#weight(b.at) - this.#weight(a.at) || a.at - b.at,
      )
      .slice(0, MOST_NEAR);
    if (this.#nearKnown.size >= MOST_KNOWN) this.#nearKnown.clear();
    this.#nearKnown.set(key, near);
    return near;
  }

  /** How many tracks have a word. */
  #weight(at: number) {
    return (this.#starts[at + 1] as number) - (this.#starts[at] as number);
  }

  /** Counts the tracks of a range of words for one typed word: each once, by the best that it has been met with. */
  #count(from: number, to: number, quality: number, turn: number, allowed?: Allowed) {
    const [postings, met, places] = [this.#postings, this.#met, this.#places];
    const more = turn + (1 << HITS_AT) + (quality << QUALITY_AT);
    const end = this.#starts[to] as number;
    let found = this.#found;
    for (let at = this.#starts[from] as number; at < end; at += 1) {
      const posting = postings[at] as number;
      const place = posting >> 2;
      const before = met[place] as number;
      if ((before & TURNS) === turn) continue;
      if (allowed && !has(allowed, place)) continue;
      if (before === 0) places[found++] = place;
      met[place] = (before & ~TURNS) + more + (IN_PART[posting & 3] as number);
    }
    this.#found = found;
  }

  #scoreOf(place: number, met: number) {
    const length = this.#lengths[place] as number;
    const inTitle = (met >> IN_TITLE_AT) & 15;
    const inArtist = (met >> IN_ARTIST_AT) & 15;
    const left = Math.min(MOST_LEFT, Math.max(0, (length >> 4) - inTitle));
    const whole = (MOST_LEFT - left) * 2 + (inArtist >= (length & 15) ? 1 : 0);
    const quality = (met >> QUALITY_AT) & 63;
    return quality * QUALITY + whole * WHOLES + inTitle * TITLES + (this.#ratings[place] as number);
  }

  /** The best of the places, and of equal ones those of the lowest number: a total order, without sorting them all. */
  #best(needed: number, limit: number) {
    const [places, scores, found] = [this.#places, this.#scores, this.#found];
    const counts = this.#counts.fill(0);
    let total = 0;
    for (let index = 0; index < found; index += 1) {
      const place = places[index] as number;
      const met = this.#met[place] as number;
      this.#met[place] = 0;
      const isEnough = ((met >> HITS_AT) & 15) >= needed;
      const score = isEnough ? this.#scoreOf(place, met) : 0;
      scores[index] = score;
      if (!isEnough) continue;
      total += 1;
      counts[score] = (counts[score] as number) + 1;
    }
    this.#found = 0;
    let least = SCORES;
    for (let more = 0; least > 1 && more < limit; ) more += counts[--least] as number;
    const best: { place: number; score: number }[] = [];
    for (let index = 0; index < found; index += 1) {
      const score = scores[index] as number;
      if (score >= least) best.push({ place: places[index] as number, score });
    }
    best.sort((a, b) => b.score - a.score || a.place - b.place);
    const tracks = best.slice(0, limit).map(({ place }) => this.#numbers[place] as number);
    return { tracks, total };
  }
}

/** Of three words one may be wrong. A wrong character of a text without blanks spoils two pieces. */
function forgiven(known: number, pieces: number) {
  return (known >= 3 ? 1 : 0) + (pieces >= 3 ? 1 : 0);
}

function has(allowed: Allowed, place: number) {
  return ((allowed[place >> 3] as number) & (1 << (place & 7))) !== 0;
}

/** "wonder wall" may be "Wonderwall": what a word makes with one or two that stand next to it. */
function neighboursJoined(words: string[], index: number) {
  const runs = [2, 3].flatMap((length) =>
    Array.from({ length }, (_, back) => ({ start: index - back, end: index - back + length })),
  );
  return runs
    .filter(({ start, end }) => start >= 0 && end <= words.length)
    .map(({ start, end }) => words.slice(start, end).join(""));
}

/** Words that stand next to each other in the sorted list, and how well they meet what is typed. */
type Range = { from: number; to: number; quality: number };

type Made = {
  words: string[];
  starts: Int32Array;
  postings: Int32Array;
  numbers: Int32Array;
  ratings: Uint8Array;
  lengths: Uint8Array;
  genres: Genres;
  measures: Measures;
  songAt: ReturnType<Songs["made"]>;
};

const WORDS_AT_ONCE = 2000;

/** Makes a catalogue of rows that come part by part, in the order of their numbers. */
export class CatalogueMaker {
  readonly #byWord = new Map<string, number[]>();
  readonly #numbers: number[] = [];
  readonly #ratings: number[] = [];
  readonly #lengths: number[] = [];
  readonly #genres = new Genres();
  readonly #keys: number[] = [];
  readonly #tempos: number[] = [];
  readonly #songs = new Songs();

  add(rows: Row[]) {
    this.#songs.add(rows);
    for (const { number, words, rating, genre, key, bpm } of rows) {
      const place = this.#numbers.push(number) - 1;
      this.#ratings.push(rating ?? 0);
      this.#genres.add(genre);
      this.#keys.push(codeOf(key));
      this.#tempos.push(tempoOf(bpm));
      const parts = words.split("\n").map((part) => part.split(" ").filter(Boolean));
      for (const [part, all] of parts.entries()) {
        for (const word of all) {
          const known = this.#byWord.get(word);
          if (known) known.push(place * 4 + part);
          else this.#byWord.set(word, [place * 4 + part]);
        }
      }
      const [title = 0, , artist = 0] = parts.map(({ length }) => Math.min(15, length || 15));
      this.#lengths.push(title * 16 + artist);
    }
  }

  /** Awaits `rest` between parts of the work, all of which would take a tenth of a second. */
  async made(rest: () => Promise<unknown>) {
    const words = await this.#sorted(rest);
    const starts = new Int32Array(words.length + 1);
    let size = 0;
    for (const [index, word] of words.entries()) {
      size += this.#byWord.get(word)?.length ?? 0;
      starts[index + 1] = size;
    }
    const postings = new Int32Array(size);
    for (const [index, word] of words.entries()) {
      postings.set(this.#byWord.get(word) ?? [], starts[index]);
      this.#byWord.delete(word);
      if (index % WORDS_AT_ONCE === 0) await rest();
    }
    const numbers = Int32Array.from(this.#numbers);
    const [ratings, lengths] = [Uint8Array.from(this.#ratings), Uint8Array.from(this.#lengths)];
    const genres = this.#genres;
    const measures = new Measures(this.#keys, this.#tempos);
    await rest();
    const songAt = this.#songs.made();
    const ofTracks = { numbers, ratings, lengths, genres, measures, songAt };
    return new Catalogue({ words, starts, postings, ...ofTracks });
  }

  /** The words by UTF-16 unit, sorted by their first letter and then within each. */
  async #sorted(rest: () => Promise<unknown>) {
    const byLetter = new Map<number, string[]>();
    for (const word of this.#byWord.keys()) {
      const letter = word.charCodeAt(0);
      const known = byLetter.get(letter);
      if (known) known.push(word);
      else byLetter.set(letter, [word]);
    }
    const words: string[] = [];
    let sorted = 0;
    for (const letter of [...byLetter.keys()].sort((a, b) => a - b)) {
      for (const word of byLetter.get(letter)?.sort() ?? []) words.push(word);
      if (words.length - sorted < WORDS_AT_ONCE) continue;
      sorted = words.length;
      await rest();
    }
    return words;
  }
}
