/** The distances of the beginnings of one word from those of what is typed, kept as long as words share them. */
export class Distances {
  readonly #typed: string;
  readonly #most: number;
  readonly #width: number;
  /** Row by row: how far the first letters of the word are from the first of what is typed. */
  readonly #rows: Uint8Array;
  /** By row: its least, and how near the word up to there has come to all that is typed. */
  readonly #least: number[] = [0];
  readonly #nearest: number[];
  #depth = 0;

  /** @param most so many mistakes matter; anything further off is only that */
  constructor(typed: string, most: number) {
    this.#typed = typed;
    this.#most = most;
    this.#width = typed.length + 1;
    this.#rows = new Uint8Array(this.#width * (typed.length + most + 1));
    for (let j = 0; j < this.#width; j += 1) this.#rows[j] = Math.min(j, most + 1);
    this.#nearest = [typed.length];
  }

  /** Goes on along a word that shares its first letters with the last one. Returns how far it can matter. */
  follow(word: string, sharedLetters: number) {
    const deepest = this.#typed.length + this.#most;
    let depth = Math.min(sharedLetters, this.#depth);
    while (depth < word.length && depth < deepest) {
      depth += 1;
      this.#fill(depth, word);
      if (this.#isTooFar(depth)) break;
    }
    this.#depth = depth;
    return depth < deepest ? depth : Math.min(word.length, deepest + 1);
  }

  /** Whatever follows, it comes no nearer. Two letters swapped reach back two rows. */
  #isTooFar(depth: number) {
    const [least = 0, before = 0] = [this.#least[depth], this.#least[depth - 1]];
    return least > this.#most && before >= this.#most;
  }

  mistakesAt(depth: number, isBegun: boolean) {
    const row = Math.min(depth, this.#depth);
    if (isBegun) return this.#nearest[row] as number;
    if (Math.abs(depth - this.#typed.length) > this.#most) return this.#most + 1;
    return this.#rows[row * this.#width + this.#typed.length] as number;
  }

  /** Fills the row of the first `depth` letters: only where it can matter, near the diagonal. */
  #fill(depth: number, word: string) {
    const [rows, width, far] = [this.#rows, this.#width, this.#most + 1];
    const [above, row] = [(depth - 1) * width, depth * width];
    rows.fill(far, row, row + width);
    if (depth < far) rows[row] = depth;
    const to = Math.min(this.#typed.length, depth + this.#most);
    let least = rows[row] as number;
    for (let j = Math.max(1, depth - this.#most); j <= to; j += 1) {
      const step = 1 + Math.min(rows[above + j] as number, rows[row + j - 1] as number);
      const cost = Math.min(far, step, this.#crossed(depth, j, word));
      rows[row + j] = cost;
      if (cost < least) least = cost;
    }
    this.#least[depth] = least;
    const whole = rows[row + this.#typed.length] as number;
    this.#nearest[depth] = Math.min(this.#nearest[depth - 1] as number, whole);
  }

  /** The cost of taking a letter of each: the same, another, or two swapped. */
  #crossed(depth: number, j: number, word: string) {
    const [typed, width] = [this.#typed, this.#width];
    const [letter, typedLetter] = [word.charCodeAt(depth - 1), typed.charCodeAt(j - 1)];
    const before = this.#rows[(depth - 1) * width + j - 1] as number;
    if (letter === typedLetter) return before;
    const isSwapped =
      j > 1 && letter === typed.charCodeAt(j - 2) && word.charCodeAt(depth - 2) === typedLetter;
    const swapped = isSwapped ? (this.#rows[(depth - 2) * width + j - 2] as number) : before;
    return 1 + Math.min(before, swapped);
  }
}
