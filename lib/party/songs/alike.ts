import { songKey } from "./rules";

type Song = { title: string; artist: string };

/** One typing mistake for each of so many letters. */
const LETTERS_PER_MISTAKE = 5;

/** Whether two folded names differ by typing mistakes only. Numbers tell songs apart: "Song 1" is not "Song 2". */
function isNear(a: string, b: string) {
  if (a === b) return true;
  const most = Math.floor(Math.min(a.length, b.length) / LETTERS_PER_MISTAKE);
  if (most === 0 || Math.abs(a.length - b.length) > most) return false;
  return digitsOf(a) === digitsOf(b) && distance(a, b) <= most;
}

function digitsOf(text: string) {
  return text.replace(/\P{N}/gu, "");
}

/** Returns how many letters have to be added, left out, replaced or swapped with their neighbour. */
function distance(a: string, b: string) {
  // Row i, column j: the distance of the first i letters of a from the first j of b.
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) : Number.POSITIVE_INFINITY;
      const least = Math.min(at(i, j - 1), at(i - 1, j), swapped) + 1;
      rows[i]?.push(Math.min(least, at(i - 1, j - 1) + change));
    }
  }
  return at(a.length, b.length);
}

const known = new WeakMap<Song, Song>();

/** Folds each song once, however many others it is compared with. */
function folded(song: Song) {
  const before = known.get(song);
  if (before) return before;
  const [title = "", artist = ""] = songKey(song.title, song.artist).split("\u001f");
  known.set(song, { title, artist });
  return { title, artist };
}

/**
 * Whether a song may be one on the list that is spelled differently: with a typing mistake, without its artist, or
 * with the artist in the title. False for the same song, which joins by itself, and for another version of it.
 */
export function isAlike(typed: Song, listed: Song) {
  const [a, b] = [folded(typed), folded(listed)];
  if (a.title === b.title && a.artist === b.artist) return false;
  if (isNear(a.title, b.title)) return !a.artist || !b.artist || isNear(a.artist, b.artist);
  if (a.artist || !b.artist) return false;
  return isNear(a.title, b.title + b.artist) || isNear(a.title, b.artist + b.title);
}

/** Whether what is typed so far may be the beginning of a title, with typing mistakes. */
export function beginsAlike(typed: string, title: string) {
  const [a, b] = [typed, title].map((text) => folded({ title: text, artist: "" }).title);
  return a !== undefined && b !== undefined && isNear(a, b.slice(0, a.length));
}
