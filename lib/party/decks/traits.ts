import { artistsIn, isVersion, leadIn, versionless } from "@/lib/party/songs/match-rules";
import { foldArtist, foldTitle, spaced } from "@/lib/party/songs/rules";
import { foldText } from "@/lib/text/fold";
import { isLatin, shapeOf, soundOf } from "./romanize";

export type Song = { title: string; artist: string };

/** A part of a title that is cut off where a text was cut. */
const UNCLOSED = /\s*[([{][^)\]}]*$/;
/** Parts and volumes tell songs apart, other brackets do not. */
const IN_BRACKETS = /[([{](?![^)\]}]*\b(?:parts?|pts?|vol|volume|no)\b)([^)\]}]*)[)\]}]/gi;
const AFTER_DASH = /\s[–—-]\s.*$/;
/** The name of a version without brackets: `Enjoy the Silence 12" mix`. */
const VERSION_BEHIND =
  /(?:\s+(?:(?:\d{1,2}["”]|club|radio|extended|original|dirty|clean|intro|outro|short|quick hit|live|acoustic|instrumental|dub|remix|mix|edit|version)))+$/;
/** A speed that nothing marks as one, a key beside it, or a year. */
const SPEED_BEHIND =
  /(?:\s\d{1,2}[ab])?\s(?:[6-9]\d|1\d\d|(?:19|20)\d\d|['’]\d\d)(?:\s+(?:\d{1,2}[ab]|[a-g][#b]?m?))?$/;
/** Words as they are typed in chats or sung, and as a dictionary has them. */
const CHAT: readonly [RegExp, string][] = [
  [/(?<=\S )4(?= \S)/g, "for"],
  [/(?<=\S )2(?= \S)/g, "to"],
  [/\bu\b/g, "you"],
  [/\bda\b/g, "the"],
  [/\bnite\b/g, "night"],
  [/\bluv\b/g, "love"],
  [/^(?:the|an?) /g, ""],
];

/** What is compared of a song, each made once, and only if it is asked for. */
export class Traits {
  readonly song: Song;
  readonly title: string;
  readonly artist: string;
  #own: string[] | undefined;
  #all: Set<string> | undefined;
  #lead: string | undefined;
  #words: string[] | undefined;
  #bare: Song | undefined;
  #others: string[] | undefined;
  #isLatin: boolean | undefined;
  #sound: { title: string; artist: string; shape: string } | undefined;

  constructor(song: Song) {
    this.song = song;
    this.title = foldTitle(song.title);
    this.artist = foldArtist(song.artist);
  }

  /** The artist line, and the artists in it. */
  get own() {
    this.#own ??= artistsIn("", this.song.artist);
    return this.#own;
  }

  /** The artists of the artist line, each by itself. */
  get names() {
    const [whole = "", ...names] = this.own;
    return names.length > 0 ? names : [whole].filter(Boolean);
  }

  get lead() {
    this.#lead ??= leadIn(this.song.artist);
    return this.#lead;
  }

  /** Every artist whom the song names, in its title, too. */
  get all() {
    this.#all ??= new Set(artistsIn(this.song.title, this.song.artist));
    return this.#all;
  }

  /** The words of the artist line, without those that join names. */
  get words() {
    this.#words ??= spaced(foldText(this.song.artist))
      .split(/\s+/)
      .filter((word) => word && word !== "and" && word !== "n");
    return this.#words;
  }

  /** The title without its version, its brackets and what a cut has left of them, folded. */
  get bare() {
    this.#bare ??= { title: bareTitle(this.song.title), artist: "" };
    return this.#bare;
  }

  /** Other names of the song, which stand in brackets. */
  get others() {
    this.#others ??= Array.from(this.song.title.matchAll(IN_BRACKETS), ([, name = ""]) => name)
      .filter((name) => !isVersion(name))
      .map(bareTitle)
      .filter((name) => name.length >= SHORTEST_OTHER);
    return this.#others;
  }

  get isLatin() {
    this.#isLatin ??= isLatin(this.song.title + this.song.artist);
    return this.#isLatin;
  }

  get sound() {
    const { title, artist } = this.song;
    this.#sound ??= {
      title: soundOf(title),
      artist: soundOf(artist.replace(IN_BRACKETS, " ")),
      shape: shapeOf(title),
    };
    return this.#sound;
  }
}

/** Fewer letters in brackets are no name. */
const SHORTEST_OTHER = 2;

const known = new WeakMap<Song, Traits>();

export function traitsOf(song: Song) {
  const traits = known.get(song) ?? new Traits(song);
  known.set(song, traits);
  return traits;
}

/** Returns a title without what a cut has left of a bracket. */
export function closed(title: string) {
  return title.replace(UNCLOSED, "");
}

function bareTitle(title: string) {
  const open = closed(title);
  const bare = versionless(open).replace(IN_BRACKETS, " ").trim();
  const short = [AFTER_DASH, SPEED_BEHIND, VERSION_BEHIND].reduce(
    (text, end) => text.replace(end, "").trim(),
    bare,
  );
  const words = CHAT.reduce((text, [typed, as]) => text.replace(typed, as), short || bare);
  return foldTitle(words || open);
}
