import { Distances } from "./distances";

/** How many mistakes a typed word may have: none below four letters, one up to six, two from seven on. */
export function mistakesIn(word: string) {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** A word that is near another, by its place in the list. */
export type Near = { at: number; mistakes: number };

/** A word shares so many letters with the one before it at most, as far as anybody counts. */
const MOST_SHARED = 255;

/** Sorted words: those that begin with something, or are near it, without looking closely at most of the others. */
export class Words {
  readonly #sorted: readonly string[];
  /** How many letters each word shares with the one before it. */
  readonly #shared: Uint8Array;

  /** @param sorted by UTF-16 unit, as `sort()` does, without duplicates */
  constructor(sorted: readonly string[]) {
    this.#sorted = sorted;
    this.#shared = Uint8Array.from(sorted, (word, at) => shared(sorted[at - 1] ?? "", word));
  }

  get size() {
    return this.#sorted.length;
  }

  word(at: number) {
    return this.#sorted[at] ?? "";
  }

  /** The place of a word, or -1. */
  find(word: string) {
    const at = this.#first(word);
    return this.#sorted[at] === word ? at : -1;
  }

  /** The places of those that begin with `start`: from the first up to, not including, the last. */
  begunWith(start: string): [from: number, to: number] {
    return [this.#first(start), this.#first(`${start}\uffff`)];
  }

  /** The first place of a word that is not before this one. */
  #first(word: string) {
    let from = 0;
    let to = this.#sorted.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.word(middle) < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /**
   * Words that differ by at most so many letters added, left out, replaced or swapped with their neighbour; with
   * `isBegun`, also those that begin so. Sorted words share their beginnings, so a row of the distance table is
   * calculated once for all that share it, and where a beginning is too far off, all words with it are passed over.
   */
  near(typed: string, most: number, isBegun: boolean): Near[] {
    const found: Near[] = [];
    const table = new Distances(typed, most);
    for (let at = 0; at < this.#sorted.length; ) {
      const word = this.word(at);
      const depth = table.follow(word, this.#shared[at] as number);
      const mistakes = table.mistakesAt(depth, isBegun);
      const isWhole = depth === word.length;
      if (mistakes <= most && (isWhole || isBegun)) found.push({ at, mistakes });
      at += 1;
      // The beginning has decided it for all that share it.
      while (!isWhole && (this.#shared[at] as number) >= depth) {
        if (isBegun && mistakes <= most) found.push({ at, mistakes });
        at += 1;
      }
    }
    return found;
  }
}

function shared(a: string, b: string) {
  let length = 0;
  while (length < a.length && length < MOST_SHARED && a[length] === b[length]) length += 1;
  return length;
}
