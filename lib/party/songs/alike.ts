import { songKey } from "./rules";

type Song = { title: string; artist: string };

/** One typing mistake for each of so many letters. */
const LETTERS_PER_MISTAKE = 5;

/** A folded name, and the digits in it. */
type Name = { letters: string; digits: string };

function nameOf(letters: string): Name {
  return { letters, digits: letters.replace(/\P{N}/gu, "") };
}

function joined(a: Name, b: Name): Name {
  return { letters: a.letters + b.letters, digits: a.digits + b.digits };
}

/** Whether two names differ by typing mistakes only. Numbers tell songs apart: "Song 1" is not "Song 2". */
function isNear(a: Name, b: Name) {
  if (a.letters === b.letters) return true;
  const [m, n] = [a.letters.length, b.letters.length];
  const most = Math.floor(Math.min(m, n) / LETTERS_PER_MISTAKE);
  if (most === 0 || Math.abs(m - n) > most) return false;
  return a.digits === b.digits && distance(a.letters, b.letters) <= most;
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

type Folded = { title: Name; artist: Name };

const known = new WeakMap<Song, Folded>();

/** Folds each song once, however many others it is compared with. */
function folded(song: Song): Folded {
  const before = known.get(song);
  if (before) return before;
  const [title = "", artist = ""] = songKey(song.title, song.artist).split("\u001f");
  const fold = { title: nameOf(title), artist: nameOf(artist) };
  known.set(song, fold);
  return fold;
}

/**
 * Whether a song may be one on the list that is spelled differently: with a typing mistake, without its artist, or
 * with the artist in the title. False for the same song, which joins by itself, and for another version of it.
 */
export function isAlike(typed: Song, listed: Song) {
  return isNearly(folded(typed), folded(listed));
}

/** Returns whether another song is alike, whichever of the two is on the list. Made once for many others. */
export function alikeTo(song: Song) {
  const a = folded(song);
  return (other: Song) => {
    const b = folded(other);
    return isNearly(a, b) || isNearly(b, a);
  };
}

function isNearly(a: Folded, b: Folded) {
  const hasArtist = (song: Folded) => song.artist.letters !== "";
  const isSameTitle = a.title.letters === b.title.letters;
  if (isSameTitle && a.artist.letters === b.artist.letters) return false;
  if (isNear(a.title, b.title)) {
    return !hasArtist(a) || !hasArtist(b) || isNear(a.artist, b.artist);
  }
  if (hasArtist(a) || !hasArtist(b)) return false;
  return isNear(a.title, joined(b.title, b.artist)) || isNear(a.title, joined(b.artist, b.title));
}

/** Whether what is typed so far may be the beginning of a title, with typing mistakes. */
export function beginsAlike(typed: Song, listed: Song) {
  const [a, b] = [folded(typed).title, folded(listed).title];
  return isNear(a, nameOf(b.letters.slice(0, a.letters.length)));
}
