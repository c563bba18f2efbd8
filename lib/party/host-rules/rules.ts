import { groupBy } from "@/lib/lists/group-by";
import { artistsIn, versionless } from "@/lib/party/songs/match-rules";
import { foldArtist, foldTitle } from "@/lib/party/songs/rules";
import { foldText } from "@/lib/text/fold";
import { VISIBLE } from "@/lib/text/line-rules";
import { mistakenFor, seenAs } from "./look-alikes";
import type { HostRule } from "./schema";

type Song = { title: string; artist: string };

/** Scripts that put no space between words: there, words are found anywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Returns the words of a text with one space before and after each. */
function spaced(text: string) {
  const words = foldText(text)
    .replace(/['’`´ʼ]/g, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  return words.length > 0 ? ` ${words.join(" ")} ` : ` ${foldText(text)} `;
}

const keyOf = (title: string, artist: string) => `${title}\u001f${artist}`;

/** "Queen - Bohemian Rhapsody", "Hello by Adele": what a guest writes who fills in the title only. */
const PARTS = /^(.+?)\s+(?:[–—|-]|by|von|par|của|cua)\s+(.+)$/iu;

/** Returns the songs that somebody may mean: the one they name, and those that its title names as a whole. */
function meantBy({ title, artist }: Song): Song[] {
  const [, first = "", second = ""] = (!artist && PARTS.exec(title)) || [];
  if (!first) return [{ title, artist }];
  return [
    { title, artist },
    { title: first, artist: second },
    { title: second, artist: first },
  ];
}

/** Returns a song as it looks, and as it may be mistaken for. */
function readingsOf({ title, artist }: Song): Song[] {
  const mistaken = { title: mistakenFor(title), artist: mistakenFor(artist) };
  const isOther = mistaken.title !== title || mistaken.artist !== artist;
  return [{ title, artist }, ...(isOther ? [mistaken] : [])].map((read) => ({
    title: seenAs(read.title),
    artist: seenAs(read.artist),
  }));
}

/** What rules are compared with, computed once for each song. */
export function traitsOf(song: Song) {
  const songs = readingsOf(song).flatMap(meantBy);
  return {
    keys: [...new Set(songs.flatMap(keysOfSong))],
    texts: songs.map(({ title, artist }) => spaced(`${title} ${artist}`)),
  };
}
type Traits = ReturnType<typeof traitsOf>;

/** Returns the keys of the rules that mean a song: whatever `keysOfRule` may return for them. */
function keysOfSong({ title, artist }: Song) {
  const titles = [foldTitle(title), foldTitle(versionless(title))];
  const artists = artistsIn(title, artist);
  return [
    ...artists.map((name) => `artist ${name}`),
    ...titles.flatMap((one) => [
      `title ${one}`,
      ...(artist ? [] : [`anybody ${one}`]),
      ...artists.map((name) => `song ${keyOf(one, name)}`),
    ]),
  ];
}

function keysOfRule({ kind, text: written, artist: by = "" }: HostRule) {
  const [text, artist] = [seenAs(written), seenAs(by)];
  if (kind === "words") return [];
  if (kind === "artist") return [`artist ${foldArtist(text)}`];
  if (!artist) return [`title ${foldTitle(text)}`, `artist ${foldArtist(text)}`];
  return [
    // A guest may ask for it without naming the artist.
    `anybody ${foldTitle(text)}`,
    `song ${keyOf(foldTitle(text), foldArtist(artist))}`,
    // A pasted line does not tell which comes first.
    `song ${keyOf(foldTitle(artist), foldArtist(text))}`,
  ];
}

/** Returns a function that returns those of the rules that mean a song. Only words are looked for one by one. */
export function matcher(rules: readonly HostRule[]) {
  const entries = rules.flatMap((rule) => keysOfRule(rule).map((key) => ({ key, rule })));
  const byKey = groupBy(entries, ({ key }) => key);
  const words = rules.flatMap((rule) => {
    if (rule.kind !== "words") return [];
    const text = seenAs(rule.text);
    return { rule, part: UNSPACED.test(text) ? spaced(text).trim() : spaced(text) };
  });
  return ({ keys, texts }: Traits) => {
    const found = keys.flatMap((key) => byKey.get(key) ?? []);
    const said = words.filter(({ part }) => texts.some((text) => text.includes(part)));
    return [...new Set([...found, ...said].map(({ rule }) => rule))];
  };
}

/** Returns what tells two rules apart: two spellings of the same one have the same. */
export function ruleKey({ kind, text, artist = "" }: HostRule) {
  if (kind === "words") return `words${spaced(text)}`;
  const folded = kind === "artist" ? foldArtist(text) : foldTitle(text);
  return `${kind} ${keyOf(folded, foldArtist(artist))}`;
}

/** Returns the rules without those that repeat an earlier one. */
export function withoutTwins(rules: readonly HostRule[]) {
  return [...new Map(rules.toReversed().map((rule) => [ruleKey(rule), rule])).values()].reverse();
}

/** "1. ", "12) ", "• ", "- " at the beginning of a pasted line. */
const BULLET = /^\s*(?:\d{1,3}[.)]\s+|[•*·–—-]\s+)/;
const QUOTED_BY = /^["“„«](.+?)["”“»],?\s+(?:by|von|de|par)\s+(.+)$/iu;
const QUOTES = /^["“„«](.+)["”“»]$/u;
const DASH = /^(.+?)(?:\s+[–—|-]\s+|\t+)(.+)$/;

/** Understands one line: "Artist - Title", "“Title” by Artist", or a name that is a title or an artist. */
function ruleIn(line: string): HostRule | undefined {
  const text = line
    .replace(BULLET, "")
    .replace(/\p{Cc}+/gu, "\t")
    .trim();
  const quoted = QUOTED_BY.exec(text);
  if (quoted) return song(quoted[1], quoted[2]);
  const parts = DASH.exec(text);
  return parts ? song(parts[2], parts[1]) : song(text);
}

function song(title = "", artist = ""): HostRule | undefined {
  const [text, by] = [title, artist].map((part) => part.trim().replace(QUOTES, "$1").trim());
  if (!text || [...text].length > 200 || !VISIBLE.test(text)) return undefined;
  return { kind: "song", text, ...(by && { artist: [...by].slice(0, 200).join("") }) };
}

/** Understands a pasted list, a rule on each line. */
export function rulesIn(pasted: string) {
  const lines = pasted.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim());
  const rules = lines.map(ruleIn);
  return {
    rules: rules.filter((rule) => rule !== undefined),
    unread: lines.filter((_, index) => !rules[index]).map((line) => line.trim()),
  };
}

/** Returns the rule as another kind, or with title and artist exchanged. */
export function asKind(rule: HostRule, wanted: HostRule["kind"]): HostRule {
  const { kind, text, artist } = rule;
  if (wanted === kind) return rule;
  return { kind: wanted, text: (wanted === "artist" && artist) || text };
}
