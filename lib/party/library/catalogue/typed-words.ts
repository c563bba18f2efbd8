import { isPiece } from "./cut";
import { BEGUN, EXACT, MOST_TYPED, NEAR } from "./matches";
import { mistakesIn, type Near, type Words } from "./words";

/** Near words beyond these are beside the point. */
const MOST_NEAR = 20;
/** Typed words whose near ones are kept. */
const MOST_KNOWN = 1000;
/** They sound alike at the end of a word; longer ones before those that they end with. */
const ENDINGS = ["ie", "ey", "y"];

/** Words that stand next to each other in the sorted list, and how well they meet what is typed. */
type Range = { from: number; to: number; quality: number };

/** What typed words may mean among the words of a library. */
export class TypedWords {
  readonly #words: Words;
  /** Where the postings of each word begin: a word has as many as tracks have it. */
  readonly #starts: Int32Array;
  readonly #nearKnown = new Map<string, Near[]>();

  constructor(words: Words, starts: Int32Array) {
    this.#words = words;
    this.#starts = starts;
  }

  /** Words written as one, where both halves are known: "blackeyed" is "black eyed". */
  apart(words: string[]) {
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

  /** The words that a typed one may mean, as ranges of the sorted words, the best first. */
  meantBy(words: string[], index: number, isExact: boolean) {
    const word = words[index] ?? "";
    const isLast = index === words.length - 1;
    const ranges: Range[] = [word, ...neighboursJoined(words, index)].flatMap((whole) => {
      const at = this.#words.find(whole);
      return at < 0 ? [] : [{ from: at, to: at + 1, quality: EXACT }];
    });
    const [from, to] = this.#words.begunWith(word);
    if ((isLast || isPiece(word)) && from < to) ranges.push({ from, to, quality: BEGUN });
    const near = isExact
      ? []
      : [...this.#soundAlike(word), ...this.#near(word, isLast).map(({ at }) => at)];
    const [nearest] = near;
    const instead = ranges.length === 0 && nearest ? this.#words.word(nearest) : undefined;
    ranges.push(...near.map((at) => ({ from: at, to: at + 1, quality: NEAR })));
    return { ranges, instead };
  }

  /** "billy" is "Billie" by its sound, though two letters off. */
  #soundAlike(word: string) {
    const ending = ENDINGS.find((end) => word.endsWith(end));
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
    if (most === 0) return [];
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
