import { type Allowed, isAllowed } from "./allowed";

/** How well a typed word was met. */
export const [NEAR, BEGUN, EXACT] = [1, 2, 3];
/** Words beyond these are not searched for. */
export const MOST_TYPED = 10;
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

type Tracks = {
  /** Where the postings of each word begin. */
  starts: Int32Array;
  /** Per word: place of the track × 4 + part. */
  postings: Int32Array;
  ratings: Uint8Array;
  /** How many words title and artist have. */
  lengths: Uint8Array;
};

/** The tracks that a search has met so far, and how well. One search at a time runs, so that all share one of these. */
export class Matches {
  readonly #starts: Int32Array;
  readonly #postings: Int32Array;
  readonly #ratings: Uint8Array;
  readonly #lengths: Uint8Array;
  /** By place: how it has been met so far, see `TURNS`. All 0 between searches. */
  readonly #met: Int32Array;
  /** The places that have been met at all, the first `#found` of these. */
  readonly #places: Int32Array;
  #found = 0;
  readonly #scores: Int32Array;
  /** By score. */
  readonly #counts = new Int32Array(SCORES);

  constructor({ starts, postings, ratings, lengths }: Tracks) {
    this.#starts = starts;
    this.#postings = postings;
    this.#ratings = ratings;
    this.#lengths = lengths;
    const size = ratings.length;
    this.#met = new Int32Array(size);
    this.#places = new Int32Array(size);
    this.#scores = new Int32Array(size);
  }

  /** Counts the tracks of a range of words for one typed word: each once, by the best that it has been met with. */
  count(from: number, to: number, quality: number, turn: number, allowed?: Allowed) {
    const [postings, met, places] = [this.#postings, this.#met, this.#places];
    const more = turn + (1 << HITS_AT) + (quality << QUALITY_AT);
    const end = this.#starts[to] as number;
    let found = this.#found;
    for (let at = this.#starts[from] as number; at < end; at += 1) {
      const posting = postings[at] as number;
      const place = posting >> 2;
      const before = met[place] as number;
      if ((before & TURNS) === turn) continue;
      if (allowed && !isAllowed(allowed, place)) continue;
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
  best(needed: number, limit: number) {
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
    return { places: best.slice(0, limit).map(({ place }) => place), total };
  }
}
