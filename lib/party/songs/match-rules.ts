import { foldText } from "@/lib/text/fold";
import { FEATURING, foldArtist } from "./rules";

/** Names of versions that are songs of their own. */
const VERSION =
  "(?:re-?mix(?:ed)?|mix|live|acoustic|unplugged|instrumental|karaoke|cover|version|edit|demo|extended|club|dub|" +
  "mashup|bootleg|rework|sped up|slowed)";
const VERSION_IN_BRACKETS = new RegExp(`[([{][^)\\]}]*\\b${VERSION}\\b[^)\\]}]*[)\\]}]`, "g");
const VERSION_AFTER_DASH = new RegExp(`\\s[–—-]\\s[^–—-]*\\b${VERSION}\\b[^–—-]*$`);

const NAMES_VERSION = new RegExp(`\\b${VERSION}\\b`);

/** Whether a text, such as that in brackets, names a version. */
export function isVersion(text: string) {
  return NAMES_VERSION.test(foldText(text));
}

/** Returns a title without the name of its version: "Perfect (Live) - Club Mix" is "perfect". */
export function versionless(title: string) {
  const folded = foldText(title);
  return folded.replace(VERSION_IN_BRACKETS, " ").replace(VERSION_AFTER_DASH, "").trim() || folded;
}

/**
 * Returns the artists whom an artist line names, and those that a title may name: behind "feat.", in brackets, or on
 * a side of "x", "&" or "w/".
 */
export function artistsIn(title: string, artist: string) {
  const [folded, line] = [foldText(title), foldText(artist)];
  const featured = [folded, line].map((text) => BEHIND_FEATURING.exec(text)?.[1] ?? "");
  const inBrackets = Array.from(folded.matchAll(IN_BRACKETS), ([, names = ""]) => names);
  const sides = folded.split(BETWEEN_SIDES);
  const lines = [line, ...featured, ...inBrackets, ...(sides.length > 1 ? sides : [])];
  const names = lines.flatMap((names) => [names, ...names.split(BETWEEN_ARTISTS)]);
  const bare = names.map((name) => foldArtist(name.trim().replace(BEFORE_NAME, "")));
  return [...new Set([...names.map(foldArtist), ...bare])].filter(Boolean);
}

/** Returns the artist whom an artist line names first. */
export function leadIn(artist: string) {
  const [lead = ""] = foldText(artist).split(BETWEEN_ARTISTS);
  return foldArtist(lead);
}

const BEHIND_FEATURING = new RegExp(`${FEATURING.source}\\s+([^)\\]}]+)`);
const IN_BRACKETS = /[([{]([^()[\]{}]+)/g;
/** The sides of a title, up to a bracket or a dash. */
const BETWEEN_SIDES = /\s(?:[x×&+]|w\/|vs\.?)\s*|\s[–—|-]\s|[([{)\]}]/;
/** In English, Spanish, French, German and Vietnamese, as folded. */
const BETWEEN_ARTISTS =
  /\s*(?:[,;/&+×|()[\]{}]|\s(?:[–—-]|and|y|et|und|va|with|con|avec|mit|voi|vs\.?|x|feat\.?|ft\.?|featuring|pres\.?|presents|prod\.?)\s)\s*/;
const BEFORE_NAME =
  /^(?:(?:feat|ft|featuring|with|con|avec|mit|voi|pres|presents|prod|produced|by|von|par)\b[.:]?\s*|w\/\s*)+/;
