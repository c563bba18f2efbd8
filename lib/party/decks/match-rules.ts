import { isAlike } from "@/lib/party/songs/alike";
import { artistsIn, versionless } from "@/lib/party/songs/match-rules";
import { foldArtist, foldTitle } from "@/lib/party/songs/rules";
import { type DeckText, mayBeCut, readingsOf } from "./deck-text";
import { isLatin, soundOf } from "./romanize";

type Song = { title: string; artist: string };

/** How sure a match is: the same song plays by itself, a near one asks the DJ. */
export type Match<S extends Song> = { kind: "same" | "near"; song: S };

/** A part of a title that is cut off where a text was cut. */
const UNCLOSED = /\s*[([{][^)\]}]*$/;
const IN_BRACKETS = /[([{](?![^)\]}]*\b(?:part|pt)\b)[^)\]}]*[)\]}]/g;
const AFTER_DASH = /\s[–—-]\s.*$/;
/** The name of a version without brackets: `Enjoy the Silence 12" mix`. */
const VERSION_BEHIND =
  /(?:\s+(?:(?:\d{1,2}["”]|club|radio|extended|original|dirty|clean|intro|outro|short|quick hit|live|acoustic|instrumental|dub|remix|mix|edit|version)))+$/;
/** Fewer letters of a title's beginning may be that of any song, unless the text ends where displays do. */
const SHORTEST_BEGINNING = 4;
const DISPLAYS = [30, 31, 32];
/** The sound of a shorter text may be that of any word; that of a title alone tells a song when it is longer. */
const SHORTEST_SOUND = 2;
const SHORTEST_TITLE_SOUND = 4;

/**
 * Returns the song that a deck plays, as its text tells it: one of these that is the same in another spelling, else one
 * that is near, as another version or a slip in a letter. Undefined if nobody asked for it. Earlier songs come first.
 */
export function matchOf<S extends Song>(text: DeckText, songs: readonly S[]): Match<S> | undefined {
  const readings = readingsOf(text);
  const same = songs.find((song) => readings.some((reading) => isSameSong(reading, song)));
  if (same) return { kind: "same", song: same };
  const near = songs.find((song) => readings.some((reading) => isNearSong(reading, song)));
  return near && { kind: "near", song: near };
}

/** What is compared of a song, each made once, and only if it is asked for. */
class Traits {
  readonly song: Song;
  readonly title: string;
  readonly artist: string;
  #names: string[] | undefined;
  #all: Set<string> | undefined;
  #bare: Song | undefined;
  #sound: { isLatin: boolean; title: Song; artist: Song } | undefined;

  constructor(song: Song) {
    this.song = song;
    this.title = foldTitle(song.title);
    this.artist = foldArtist(song.artist);
  }

  /** The artists of the artist line, each by itself. */
  get names() {
    if (!this.#names) {
      const [whole = "", ...names] = artistsIn("", this.song.artist);
      this.#names = names.length > 0 ? names : [whole].filter(Boolean);
    }
    return this.#names;
  }

  /** Every artist whom the song names, in its title, too. */
  get all() {
    this.#all ??= new Set(artistsIn(this.song.title, this.song.artist));
    return this.#all;
  }

  /** The title without its version, its brackets and what a cut has left of them, folded. */
  get bare() {
    this.#bare ??= { title: bareTitle(this.song.title), artist: "" };
    return this.#bare;
  }

  get sound() {
    const { title, artist } = this.song;
    this.#sound ??= {
      isLatin: isLatin(title + artist),
      title: { title: soundOf(title), artist: "" },
      artist: { title: soundOf(artist), artist: "" },
    };
    return this.#sound;
  }
}

const known = new WeakMap<Song, Traits>();

function traitsOf(song: Song) {
  const traits = known.get(song) ?? new Traits(song);
  known.set(song, traits);
  return traits;
}

function bareTitle(title: string) {
  const open = title.replace(UNCLOSED, "");
  const bare = versionless(open).replace(IN_BRACKETS, " ").trim();
  const short = bare.replace(AFTER_DASH, "").replace(VERSION_BEHIND, "");
  return foldTitle(short || bare || open);
}

/** Whether two texts name the same recording: equal titles, and artists of whom one names all of the other's. */
export function isSameSong(one: Song, other: Song) {
  const [a, b] = [traitsOf(one), traitsOf(other)];
  if (a.title !== b.title) return false;
  return a.artist === b.artist || isPartOf(a, b) || isPartOf(b, a);
}

/** Whether everybody in one artist line is named by the other song, in its artist line or behind "feat." */
function isPartOf(a: Traits, b: Traits) {
  return a.names.length > 0 && b.artist !== "" && a.names.every((name) => b.all.has(name));
}

/** Whether the artists speak for one song, or one of the two is not known. */
function mayBeBySame(a: Traits, b: Traits) {
  if (!a.artist || !b.artist) return true;
  const isShared = [...a.all].some((name) => b.all.has(name));
  return isShared || isBeginning(a, b) || isBeginning(b, a);
}

/** Whether an artist that may be cut is the beginning of another. */
function isBeginning(a: Traits, b: Traits) {
  return mayBeCut(a.song.artist) && b.artist.startsWith(a.artist);
}

function isNearSong(reading: Song, song: Song) {
  const [heard, asked] = [traitsOf(reading), traitsOf(song)];
  if (isAlike(reading, song) || isAlike(song, reading)) return true;
  if (isSameSound(heard, asked)) return true;
  const isSameTitle = heard.bare.title !== "" && heard.bare.title === asked.bare.title;
  if (!mayBeBySame(heard, asked)) return isSameTitle && isSlip(heard, asked);
  if (isSameTitle) return true;
  if (!heard.artist || !asked.artist) return false;
  return isAlike(heard.bare, asked.bare) || isCutOff(heard, asked);
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
  const heard = foldTitle(song.title.replace(UNCLOSED, ""));
  const isFull = DISPLAYS.includes([...text].length);
  if (heard.length < (isFull ? 1 : SHORTEST_BEGINNING)) return false;
  return asked.title.startsWith(heard) || asked.bare.title.startsWith(heard);
}

/** Whether two songs of different scripts sound alike, title and artist. */
function isSameSound(heard: Traits, asked: Traits) {
  const [a, b] = [heard.sound, asked.sound];
  if (a.isLatin === b.isLatin) return false;
  const isTitle = soundsLike(a.title, b.title);
  const isArtistMute = [a, b].some(({ artist }) => artist.title.length < SHORTEST_SOUND);
  if (isArtistMute) return isTitle && a.title.title.length >= SHORTEST_TITLE_SOUND;
  const isArtist = heard.artist === asked.artist || soundsLike(a.artist, b.artist);
  return isArtist && (isTitle || heard.title === asked.title);
}

function soundsLike(a: Song, b: Song) {
  if (Math.min(a.title.length, b.title.length) < SHORTEST_SOUND) return false;
  return a.title === b.title || isAlike(a, b);
}
