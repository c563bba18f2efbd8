import { foldText } from "@/lib/text/fold";

/** The genres of a library's tracks, each by its place in the catalogue, in two bytes. */
export class Genres {
  readonly #names: string[] = [];
  readonly #known = new Map<string, number>();
  #ofPlace = new Uint16Array(1000);
  #size = 0;

  /** Notes the genre of the next place. */
  add(genre: string) {
    if (this.#size === this.#ofPlace.length) {
      const larger = new Uint16Array(this.#size * 2);
      larger.set(this.#ofPlace);
      this.#ofPlace = larger;
    }
    this.#ofPlace[this.#size++] = this.#numberOf(genre);
  }

  #places() {
    return this.#ofPlace.subarray(0, this.#size);
  }

  /** Spellings of one genre are one, called as the first track calls it; 0 for none. */
  #numberOf(name: string) {
    const folded = foldText(name).trim();
    if (!folded) return 0;
    const known = this.#known.get(folded);
    if (known) return known;
    if (this.#names.length >= MOST_GENRES) return 0;
    const number = this.#names.push(name.trim());
    this.#known.set(folded, number);
    return number;
  }

  /** How many of the tracks that `isFor` accepts each genre has, the largest first. */
  count(isFor: (place: number) => boolean) {
    const tracks = new Int32Array(this.#names.length + 1);
    this.#places().forEach((genre, place) => {
      if (isFor(place)) tracks[genre] = (tracks[genre] as number) + 1;
    });
    return this.#names
      .map((name, index) => ({ name, tracks: tracks[index + 1] as number }))
      .filter((genre) => genre.tracks > 0)
      .sort((a, b) => b.tracks - a.tracks || (a.name < b.name ? -1 : 1));
  }

  /** The places of a genre's tracks. */
  places(name: string) {
    const genre = this.#known.get(foldText(name).trim());
    const places: number[] = [];
    if (!genre) return places;
    this.#places().forEach((other, place) => {
      if (other === genre) places.push(place);
    });
    return places;
  }
}

/** More names than two bytes hold are notes rather than genres. */
const MOST_GENRES = 65_535;
