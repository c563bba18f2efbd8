import { isAlike, isMistyped } from "@/lib/party/songs/alike";
import { foldTitle } from "@/lib/party/songs/rules";
import { type DeckText, mayBeCut, readingsOf } from "./deck-text";
import { hasHan, isLatin, soundOfKana } from "./romanize";
import { closed, type Song, type Traits, traitsOf } from "./traits";

/** How sure a match is: the same song plays by itself, a near one asks the DJ. */
export type Match<S extends Song> = { kind: "same" | "near"; song: S };

/** Fewer letters of a title's beginning may be that of any song, unless the text ends where displays do. */
const SHORTEST_BEGINNING = 4;
const SHORTEST_TITLE = 7;
const DISPLAYS = [30, 31, 32];
/** The sound of a shorter text may be that of any word; that of a title alone tells a song when it is longer. */
const SHORTEST_SOUND = 2;
const SHORTEST_TITLE_SOUND = 4;
/** A shorter name may be a word of any other. */
const SHORTEST_NAME = 4;
const SHORTEST_INITIALS = 3;
/** "Pt. 1" behind a title, folded. */
const PART = /part\d+$/;

/** What the DJ's library calls a song, if it has it. */
export type OwnedName = (song: Song) => Song | undefined;

/**
 * Returns the song that a deck plays, as its text or the library tell it: one of these that is the same in another
 * spelling, else one that is near, as another version or a slip in a letter. Undefined if nobody asked for it. Earlier
 * songs come first.
 */
export function matchOf<S extends Song>(
  text: DeckText,
  songs: readonly S[],
  ownedName: OwnedName = () => undefined,
): Match<S> | undefined {
  const withOwned = (names: Song[], song: Song) => [...names, ownedName(song) ?? []].flat();
  const readings = withOwned(readingsOf(text), text);
  const find = (is: (reading: Song, name: Song) => boolean) =>
    songs.find((song) =>
      withOwned([song], song).some((name) => readings.some((reading) => is(reading, name))),
    );
  const same = find(isSameSong);
  if (same) return { kind: "same", song: same };
  const near = find(isNearSong);
  return near && { kind: "near", song: near };
}

/**
 * Whether two texts name the same recording: equal titles, and artist lines of which one names all of the other's. Who
 * sings with somebody else, or covers them, stands first: "Ike & Tina Turner" is not "Tina Turner".
 */
export function isSameSong(one: Song, other: Song) {
  const [a, b] = [traitsOf(one), traitsOf(other)];
  if (a.title !== b.title) return false;
  return a.artist === b.artist || (a.lead === b.lead && (isPartOf(a, b) || isPartOf(b, a)));
}

/** Whether everybody in one artist line is named by the other song, in its artist line or behind "feat." */
function isPartOf(a: Traits, b: Traits) {
  return a.names.length > 0 && b.artist !== "" && a.names.every((name) => b.all.has(name));
}

/** Whether the artists speak for one song, or one of the two is not known. */
function mayBeBySame(a: Traits, b: Traits) {
  if (!a.artist || !b.artist) return true;
  const isShared = a.own.some((name) => b.all.has(name)) || b.own.some((name) => a.all.has(name));
  return isShared || [isBeginning, isShortFor].some((is) => is(a, b) || is(b, a));
}

/** Whether an artist that may be cut is the beginning of another. */
function isBeginning(a: Traits, b: Traits) {
  return mayBeCut(a.song.artist) && b.artist.startsWith(a.artist);
}

/** Whether an artist is written shorter: "Kylie", "CCR", or "Jackson, Michael". */
function isShortFor(a: Traits, b: Traits) {
  const initials = b.words.map(([first]) => first).join("");
  if (a.artist === initials) return initials.length >= SHORTEST_INITIALS;
  return a.artist.length >= SHORTEST_NAME && a.words.every((word) => b.words.includes(word));
}

function isNearSong(reading: Song, song: Song) {
  const [heard, asked] = [traitsOf(reading), traitsOf(song)];
  if (isAlike(reading, song) || isAlike(song, reading)) return true;
  if (isSameSound(heard, asked)) return true;
  if (!mayBeBySame(heard, asked)) return hasSameTitle(heard, asked) && isSlip(heard, asked);
  if (hasSameTitle(heard, asked) || hasOtherTitle(heard, asked) || hasOtherTitle(asked, heard)) {
    return true;
  }
  if (!heard.artist || !asked.artist) return false;
  if (isAlike(heard.bare, asked.bare) || isCutOff(heard, asked)) return true;
  return goesOn(heard, asked) || goesOn(asked, heard);
}

function hasSameTitle({ bare }: Traits, other: Traits) {
  if (bare.title === "") return false;
  if (bare.title === other.bare.title) return true;
  const isPart = PART.test(bare.title) !== PART.test(other.bare.title);
  return isPart && bare.title.replace(PART, "") === other.bare.title.replace(PART, "");
}

/** Whether a song has another one's title in brackets: "강남스타일 (Gangnam Style)". */
function hasOtherTitle({ others, artist }: Traits, { bare, artist: by }: Traits) {
  return artist !== "" && by !== "" && others.includes(bare.title);
}

/** Whether a title begins another, which says more: "Atemlos" is "Atemlos durch die Nacht". */
function goesOn({ bare: { title } }: Traits, { bare: longer }: Traits) {
  if (title.length < SHORTEST_TITLE || !longer.title.startsWith(title)) return false;
  return !/^\d/.test(longer.title.slice(title.length));
}

/** Whether the artists differ by a slip. */
function isSlip({ bare, song }: Traits, other: Traits) {
  const { title } = bare;
  return isAlike({ title, artist: song.artist }, { title, artist: other.song.artist });
}

/** Whether a deck's text is one whose end is lost: its title begins that of the song. */
function isCutOff({ song }: Traits, asked: Traits) {
  const text = `${song.artist} - ${song.title}`;
  if (![song.title, song.artist, text].some(mayBeCut)) return false;
  const heard = foldTitle(closed(song.title));
  const isFull = DISPLAYS.includes([...text].length);
  if (heard.length < (isFull ? 1 : SHORTEST_BEGINNING)) return false;
  return asked.title.startsWith(heard) || asked.bare.title.startsWith(heard);
}

/** Whether two songs that are not both in Latin sound alike, title and artist. */
function isSameSound(heard: Traits, asked: Traits) {
  if (heard.isLatin && asked.isLatin) return false;
  const [a, b] = [heard.sound, asked.sound];
  const isTitle = heard.title === asked.title || soundsLike(a.title, b.title);
  if (isMute(heard, asked)) {
    return isTitle && (heard.title === asked.title || a.title.length >= SHORTEST_TITLE_SOUND);
  }
  const isArtist = heard.artist === asked.artist || soundsLike(a.artist, b.artist);
  if (!isArtist) return false;
  return (
    isTitle || isSameShape(a.shape, b.shape) || isKanaOf(heard, asked) || isKanaOf(asked, heard)
  );
}

/** Whether the artists cannot be compared by their sound. */
function isMute(heard: Traits, asked: Traits) {
  const lines = [heard, asked].map(({ song }) => song.artist);
  const isTooShort = [heard, asked].some(({ sound }) => sound.artist.length < SHORTEST_SOUND);
  return isTooShort || (lines.some(hasHan) && lines.some(isLatin));
}

function soundsLike(a: string, b: string) {
  if (Math.min(a.length, b.length) < SHORTEST_SOUND) return false;
  return isMistyped(a, b);
}

function isSameShape(a: string, b: string) {
  return a.length >= SHORTEST_SOUND && a === b;
}

/** Whether a Japanese title has, of the other's sounds, those that it spells out, in their order. */
function isKanaOf({ song }: Traits, { sound }: Traits) {
  const kana = hasHan(song.title) ? soundOfKana(song.title) : "";
  if (kana.length < SHORTEST_SOUND) return false;
  return hasInOrder(sound.title, kana);
}

function hasInOrder(text: string, letters: string) {
  let after = 0;
  return [...letters].every((letter) => {
    after = text.indexOf(letter, after) + 1;
    return after > 0;
  });
}
