import { foldText } from "@/lib/text/fold";

export const FEATURING = /\b(?:featuring|feat|ft)\b\.?/;
/** "(feat. Sia)", "[ft Sia]" */
const FEATURING_IN_BRACKETS = new RegExp(`[([{]\\s*${FEATURING.source}[^)\\]}]*[)\\]}]`, "g");
/** Words that a name or a noun follows, never a guest singer: "in Ft. Worth", "a feat of strength". */
const BEFORE_NOUN = "a|an|the|no|my|your|in|to|from|at|of|on|near|for|by|around|through|leaving";
const FORTS =
  "worth|lauderdale|knox|wayne|collins|myers|smith|bragg|hood|benning|mcmurray|william|george|apache";
/** "feat. Sia" up to the next bracket or dash, or the end */
const FEATURING_IN_LINE = new RegExp(
  `(?<!(?:^|\\s)(?:${BEFORE_NOUN}))\\s(?!ft\\b\\.?\\s(?:${FORTS})\\b)${FEATURING.source}\\s.*?(?=\\s[([{–—-]|$)`,
  "g",
);

/** Names of editions of the same recording, as opposed to other versions of the song. */
const EDITION =
  "(?:radio (?:edit|mix|version)|original (?:mix|version)|(?:album|single) (?:version|edit)|" +
  "(?:\\d{4} )?(?:digital(?:ly)? )?remaster(?:ed)?(?: version)?(?: \\d{4})?(?: version)?|" +
  "official (?:music |lyrics? )?(?:video|audio)|lyrics?(?: video)?|audio|explicit(?: version)?)";
const EDITION_IN_BRACKETS = new RegExp(`[([{]\\s*${EDITION}\\s*[)\\]}]`, "g");
const EDITION_AFTER_DASH = new RegExp(`\\s+[–—-]\\s*${EDITION}\\s*$`);

const ROMAN: Record<string, string> = {
  i: "1",
  ii: "2",
  iii: "3",
  iv: "4",
  v: "5",
  vi: "6",
  vii: "7",
  viii: "8",
  ix: "9",
  x: "10",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
};
const PART = /\b(?:part|pt)\b\.?\s*(viii|vii|vi|iv|ix|iii|ii|i|v|x|one|two|three|four|five|\d+)\b/g;

/** Long enough for any real song. Some single characters unfold to eighteen. */
const LONGEST_KEY = 300;

/** The words of a folded text, a blank between them: every way to write a sign is one way. */
export function spaced(folded: string) {
  return folded
    .replace(/(?<=\p{L})\$(?=\p{L})/gu, "s")
    .replace(/(?<=\p{L})!(?=\p{L})/gu, "i")
    .replace(/\s['’`]?n['’`]?\s/g, " and ")
    .replace(/[&+](?=\s)|(?<=\s)[&+]/g, " and ")
    .replace(/['’`´ʼ]/g, "")
    .replace(/(?!\p{Extended_Pictographic})[\p{P}\p{S}]/gu, " ")
    .replace(PART, (_, number: string) => `part ${ROMAN[number] ?? number}`);
}

function foldWords(folded: string) {
  const words = spaced(folded).replace(/\s+/g, "");
  // A title of symbols only ("!!!", "+") is identified by these symbols.
  return (words || folded).slice(0, LONGEST_KEY);
}

/** Returns what identifies a recording's title, whatever the artist. */
export function foldTitle(title: string) {
  let folded = foldText(title)
    .replace(FEATURING_IN_BRACKETS, " ")
    .replace(FEATURING_IN_LINE, " ")
    .replace(EDITION_IN_BRACKETS, " ")
    .trim();
  // "Song - Remastered 2011 - Radio Edit"
  for (let before = ""; before !== folded; ) {
    before = folded;
    folded = folded.replace(EDITION_AFTER_DASH, "").trim();
  }
  return foldWords(folded || foldText(title));
}

/** Returns what identifies an artist. */
export function foldArtist(artist: string) {
  const folded = foldText(artist)
    .replace(FEATURING_IN_BRACKETS, " ")
    .replace(FEATURING_IN_LINE, " ");
  return foldWords(folded.replace(/^the\s+/, "").trim());
}

/**
 * Returns the key that identifies a song at an event, never shown. It is equal for two spellings of the same
 * recording, and different for a remix, a live or acoustic version, another part, or another artist's cover.
 */
export function songKey(title: string, artist: string) {
  return `${foldTitle(title)}\u001f${foldArtist(artist)}`;
}
