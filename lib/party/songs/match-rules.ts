import { foldText } from "@/lib/text/fold";
import { FEATURING, foldArtist } from "./rules";

/** Names of versions that are songs of their own. */
const VERSION =
  "(?:re-?mix(?:ed)?|mix|live|acoustic|unplugged|instrumental|karaoke|cover|version|edit|demo|extended|club|dub|" +
  "mashup|bootleg|rework|sped up|slowed)";
const VERSION_IN_BRACKETS = new RegExp(`[([{][^)\\]}]*\\b${VERSION}\\b[^)\\]}]*[)\\]}]`, "g");
const VERSION_AFTER_DASH = new RegExp(`\\s[–—-]\\s[^–—-]*\\b${VERSION}\\b[^–—-]*$`);

/** Returns a title without the name of its version: "Perfect (Live) - Club Mix" is "perfect". */
export function versionless(title: string) {
  const folded = foldText(title);
  return folded.replace(VERSION_IN_BRACKETS, " ").replace(VERSION_AFTER_DASH, "").trim() || folded;
}

/** Returns the artists whom an artist line names, and those that a title features. */
export function artistsIn(title: string, artist: string) {
  const featured = [title, artist].flatMap((line) => {
    const [, names = ""] =
      new RegExp(`${FEATURING.source}\\s+([^)\\]}]+)`).exec(foldText(line)) ?? [];
    return names;
  });
  const lines = [artist, ...featured];
  const names = lines.flatMap((line) => [line, ...foldText(line).split(BETWEEN_ARTISTS)]);
  return [...new Set(names.map(foldArtist))].filter(Boolean);
}

const BETWEEN_ARTISTS =
  /\s*(?:[,;/&+×]|\s(?:and|y|et|und|with|vs\.?|x|feat\.?|ft\.?|featuring)\s)\s*/;
