import { spaced } from "@/lib/party/songs/rules";
import { foldText } from "@/lib/text/fold";

/** Scripts that write no blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const HANGUL = /\p{Script=Hangul}/u;
/** The Arabic article, which people write and leave out. */
const ARTICLE = /^ال(?=\p{Script=Arabic}{3})/u;
/** Nobody types more words, and no title has more that matter. */
const MOST_WORDS = 24;

/**
 * Cuts a text into the words that a search compares: folded, so that case, accents and punctuation decide nothing.
 * Where a script writes no blanks, each two neighbouring characters are a word, and the last one by itself is one.
 * Hangul is taken apart into its letters, so that one wrong letter is one mistake.
 */
export function cut(text: string): string[] {
  const words = spaced(foldText(text)).trim().split(/\s+/).filter(Boolean);
  return words.flatMap(wordsOf).slice(0, MOST_WORDS);
}

function wordsOf(word: string): string[] {
  const runs = word.match(UNSPACED);
  if (!runs) return [HANGUL.test(word) ? word.normalize("NFD") : word.replace(ARTICLE, "")];
  const others = word.split(UNSPACED).filter(Boolean).flatMap(wordsOf);
  return [...others, ...runs.flatMap(pairsOf)];
}

function pairsOf(run: string) {
  const signs = [...run];
  return signs.map((sign, at) => sign + (signs[at + 1] ?? ""));
}

/** Whether a word is a piece of a text without blanks. */
export function isPiece(word: string) {
  UNSPACED.lastIndex = 0;
  return UNSPACED.test(word);
}

/** What stands in brackets or after a dash: which version of the song it is, and who sings along. */
const VERSION = /\s*[([{（【].*$|\s+[–—-]\s+.*$/u;

/** Returns the title without its version; all of it if nothing would be left. */
export function withoutVersion(title: string) {
  return title.replace(VERSION, "").trim() || title;
}

/** The words of a track as they are stored: of the title, of its version and of the artist, a line each. */
export function wordsOfTrack({ title, artist }: { title: string; artist: string }) {
  const core = withoutVersion(title);
  const parts = [core, title.startsWith(core) ? title.slice(core.length) : "", artist];
  return parts.map((part) => [...new Set([...cut(part), ...joined(part)])].join(" ")).join("\n");
}

/** "hip-hop" is also found as "hiphop", and "AC/DC" as "acdc". */
function joined(text: string) {
  return text
    .split(/\s+/)
    .filter((chunk) => /\p{L}[^\p{L}\p{N}\s'’]+\p{L}/u.test(chunk))
    .map((chunk) => cut(chunk).join(""))
    .filter((word) => word && !isPiece(word));
}
