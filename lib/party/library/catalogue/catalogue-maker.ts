import { Catalogue } from "./catalogue";
import { Genres } from "./genres";
import { codeOf, Measures, tempoOf } from "./measures";
import { type SongRow, Songs } from "./songs";

export type Row = SongRow & {
  number: number;
  words: string;
  rating: number | null;
  genre: string;
  key: string | null;
  bpm: number | null;
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
