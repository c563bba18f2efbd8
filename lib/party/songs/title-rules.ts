import { foldText } from "@/lib/text/fold";

/** How long a title or an artist may be, in characters. */
export const SONG_LENGTH = 200;

/** Whether somebody has named a page of the web instead of a song. We load nothing from elsewhere. */
export function isBareLink(title: string) {
  return /^\s*(https?:\/\/|www\.)\S+\s*$/i.test(title);
}

/** "(Explicit)", "[Explicit Version]", "- Explicit" and the sign of the shops, but not "(Non-Explicit)". */
const EXPLICIT = "(?<!\\b(?:non|not|un)[ -]?)\\bexplicit\\b";
const EXPLICIT_MARK = new RegExp(
  `[([{][^)\\]}]*${EXPLICIT}[^)\\]}]*[)\\]}]|\\s[–—-]\\s*${EXPLICIT}(?:\\s+\\w+)?\\s*$|🅴`,
);

/** Whether a title says that the recording has explicit words. A word like it within the title says nothing. */
export function isMarkedExplicit(title: string) {
  return EXPLICIT_MARK.test(foldText(title));
}
