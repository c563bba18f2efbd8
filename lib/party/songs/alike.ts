import { songKey } from "./rules";

type Song = { title: string; artist: string };

/** One typing mistake for each of so many letters, but never more than `MOST_MISTAKES`. */
const LETTERS_PER_MISTAKE = 5;
const MOST_MISTAKES = 5;

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
  const most = Math.min(MOST_MISTAKES, Math.floor(Math.min(m, n) / LETTERS_PER_MISTAKE));
  if (most === 0 || Math.abs(m - n) > most) return false;
  return a.digits === b.digits && isWithin(a.letters, b.letters, most);
}

/** Three rows of a table: the one that is filled, the one above it, and the one above that. */
type Rows = [row: Uint16Array, above: Uint16Array, twoAbove: Uint16Array];

/**
 * Whether one text becomes another by adding, leaving out, replacing or swapping at most so many letters. Of the table
 * of distances between their beginnings, it fills only the cells near the diagonal, and stops at a row without a way.
 */
function isWithin(a: string, b: string, most: number) {
  const newRow = () => new Uint16Array(b.length + 1).fill(most + 1);
  let rows: Rows = [newRow(), newRow(), newRow()];
  for (let j = 0; j <= Math.min(most, b.length); j += 1) rows[0][j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    rows = [rows[2], rows[0], rows[1]];
    if (fill(rows, i, a, b, most) > most) return false;
  }
  return (rows[0][b.length] as number) <= most;
}

/** Fills row i, in which cell j is the distance of the first i letters from the first j. Returns the least of it. */
function fill([row, above, twoAbove]: Rows, i: number, a: string, b: string, most: number) {
  const none = most + 1;
  const [first, last] = [Math.max(1, i - most), Math.min(b.length, i + most)];
  // What was in this cell is of an earlier row.
  row[first - 1] = first === 1 ? Math.min(i, none) : none;
  let least = row[first - 1] as number;
  for (let j = first; j <= last; j += 1) {
    const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
    let cell = (above[j - 1] as number) + (isSame ? 0 : 1);
    if (!isSame && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
      cell = Math.min(cell, (twoAbove[j - 2] as number) + 1);
    }
    cell = Math.min(cell, (above[j] as number) + 1, (row[j - 1] as number) + 1, none);
    row[j] = cell;
    least = Math.min(least, cell);
  }
  return least;
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

/** Whether two folded names, of letters and digits only, are equal or differ by typing mistakes. */
export function isMistyped(a: string, b: string) {
  return isNear(nameOf(a), nameOf(b));
}

/** Whether what is typed so far may be the beginning of a title, with typing mistakes. */
export function beginsAlike(typed: Song, listed: Song) {
  const [a, b] = [folded(typed).title, folded(listed).title];
  return isNear(a, nameOf(b.letters.slice(0, a.letters.length)));
}
