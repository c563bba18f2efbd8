/** Which tracks are wanted by key and tempo: undefined where any will do. */
export type Wanted = {
  /** On the Camelot wheel. */
  keys?: readonly string[] | undefined;
  /** Beats per minute, rounded as they are shown. */
  bpmFrom?: number | undefined;
  bpmTo?: number | undefined;
};

/** Keys and tempos of a library's tracks, each by its place in the catalogue, in three bytes. */
export class Measures {
  readonly #keys: ArrayLike<number>;
  readonly #tempos: ArrayLike<number>;

  constructor(keys: readonly number[], tempos: readonly number[]) {
    this.#keys = Uint8Array.from(keys);
    this.#tempos = Uint16Array.from(tempos);
  }

  /** Tells of a place whether its track is wanted. What nobody has measured is not. */
  areWanted({ keys, bpmFrom, bpmTo }: Wanted) {
    const codes = keys && new Set(keys.map(codeOf));
    return (place: number) => {
      if (codes && !codes.has(this.#keys[place] as number)) return false;
      if (bpmFrom === undefined && bpmTo === undefined) return true;
      const bpm = this.#tempos[place] as number;
      return bpm > 0 && bpm >= (bpmFrom ?? 0) && bpm <= (bpmTo ?? bpm);
    };
  }
}

/** A tempo as it is shown, and compared; 0 for none. */
export function tempoOf(bpm: number | null) {
  return Math.round(bpm ?? 0);
}

/** "1A" to "12B" as 2 to 25; 0 for none. */
export function codeOf(key: string | null) {
  if (!key) return 0;
  return Number.parseInt(key, 10) * 2 + (key.endsWith("B") ? 1 : 0);
}
