import { SONG_LENGTH } from "./title-rules";

type Song = { title: string; artist: string };

/** Addresses of the web: nothing is loaded from them. */
const ADDRESSES = /\b(?:https?:\/\/|www\.)\S+/gi;
/** What players and video sites add to a title. */
const ADDED = /\s*[([](?:official|lyrics?|audio|visuali[sz]er|music video|hd|4k)[^)\]]*[)\]]/gi;
const QUOTED = /^["“”„«»「『《‹'‘](.+?)["“”«»」』》›'’]$/u;
/** A version of the song rather than a song: "Blue Monday - 2016 Remaster". */
const VERSION =
  /\b(remaster(ed)?|version|edit|mix|remix|live|mono|stereo|demo|acoustic|instrumental)\b/i;
/** An en or em dash, or a hyphen between spaces. */
const DASH = /\s+[-–—]\s+|\s*[–—]\s*/u;

/** Where it plays, at the end: "on Spotify". */
const WHERE = String.raw`(?:\s+(?:on|sur|auf|trên|على)\s+[\p{L}\d .+]+)?[.!。！]?$`;
/** The words in which players and friends share a song; the title may contain any of these words itself. */
const PHRASES = [
  String.raw`(?:^|\s)(?:listen(?:ing)? to|check out|discover(?:ed)?|playing|hear)\s+(?<title>.+)\s+by\s+(?<artist>.+?)`,
  String.raw`^écoute[rz]?\s+(?<title>.+)\s+(?:de|par)\s+(?<artist>.+?)`,
  String.raw`^nghe\s+(?<title>.+)\s+(?:của|do)\s+(?<artist>.+?)`,
  String.raw`^استمع إلى\s+(?<title>.+)\s+(?:من|لـ)\s*(?<artist>.+?)`,
  String.raw`^(?<title>["“„«].+["”“»])\s+(?:by|de|par|von|của|من)\s+(?<artist>.+?)`,
].map((phrase) => new RegExp(phrase + WHERE, "iu"));
/** "分享周杰伦的单曲《晴天》" */
const CHINESE = /^(?:分享|收听)?(?<artist>.*?)的?(?:单曲|歌曲)?[《「『](?<title>.+?)[》」』]/u;

/**
 * The song that a text names which somebody has copied or shared: `Artist - "Title"`, `"Title" by Artist`, "Listen to
 * Blue Monday by New Order on …". Undefined where it is just a title, or the address of a page.
 */
export function sharedSong(text: string): Song | undefined {
  const line = text.replace(ADDRESSES, " ").replace(ADDED, "").replace(/\s+/g, " ").trim();
  // A page of text is no song.
  if (line.length > 2 * SONG_LENGTH) return undefined;
  return inPhrase(line) ?? besideDash(line) ?? alone(line, text);
}

function inPhrase(line: string) {
  for (const phrase of [...PHRASES, CHINESE]) {
    const { title = "", artist = "" } = phrase.exec(line)?.groups ?? {};
    const song = tidied(title, artist);
    if (song.title && song.artist) return song;
  }
  return undefined;
}

/** The artist comes first, unless only the other part is in quotes. */
function besideDash(line: string) {
  const [first = "", second = "", ...more] = line.split(DASH);
  if (!first || !second || more.length > 0) return undefined;
  if (QUOTED.test(first) && !QUOTED.test(second)) return tidied(first, second);
  return VERSION.test(second) && !QUOTED.test(second) ? undefined : tidied(second, first);
}

/** A title that came with quotes, or with an address. */
function alone(line: string, text: string) {
  const { title } = tidied(line, "");
  return title && title !== text.trim() ? { title, artist: "" } : undefined;
}

function tidied(title: string, artist: string): Song {
  const bare = (words: string) => words.trim().replace(QUOTED, "$1").trim().slice(0, SONG_LENGTH);
  return { title: bare(title), artist: bare(artist) };
}
