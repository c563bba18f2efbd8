/** Letters that Unicode does not decompose, and what guests type instead. */
const LETTERS: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ß: "ss",
  ı: "i",
  ς: "σ",
  ة: "ه",
  ى: "ي",
  ک: "ك",
  ی: "ي",
};

/**
 * What is taken off a letter: accents of Latin and Greek, stress and the dots of ё in Cyrillic, vowel signs of Arabic
 * and Hebrew, the Arabic stretching dash. What makes another letter stays: й is not и, ї not і, が not か, and
 * the vowels and tones of Indic and Thai scripts are not accents.
 */
const MARKS = new RegExp(
  [
    "(?<![гк])\u0301",
    "(?<!\\p{Script=Cyrillic})\u0306",
    "(?<![\u0430-\u0434\u0436-\u04ff])\u0308",
    "[\u0300\u0302-\u0305\u0307\u0309-\u036f\u0483-\u0487]",
    "[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]",
    "[\u0610-\u061a\u0640\u064b-\u065f\u0670]",
  ].join("|"),
  "gu",
);
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
const INVISIBLE = /\p{Cf}|\p{Emoji_Modifier}|\ufe0e|\ufe0f/gu;

/** Lower case without accents, in one Unicode form: what two spellings of a word have in common. */
export function foldText(text: string) {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}

const FEATURING = /\b(?:featuring|feat|ft)\b\.?/;
/** "(feat. Sia)", "[ft Sia]" */
const FEATURING_IN_BRACKETS = new RegExp(`[([{]\\s*${FEATURING.source}[^)\\]}]*[)\\]}]`, "g");
/** "feat. Sia" up to the next bracket or dash, or the end */
const FEATURING_IN_LINE = new RegExp(`\\s${FEATURING.source}\\s.*?(?=\\s[([{–—-]|$)`, "g");

/** What names an edition of the same recording, not another version of the song. */
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

/** Long enough for any real song; some single characters unfold to eighteen. */
const LONGEST_KEY = 300;

function foldWords(folded: string) {
  const words = folded
    .replace(/(?<=\p{L})\$(?=\p{L})/gu, "s")
    .replace(/(?<=\p{L})!(?=\p{L})/gu, "i")
    .replace(/\s['’`]?n['’`]?\s/g, " and ")
    .replace(/[&+](?=\s)|(?<=\s)[&+]/g, " and ")
    .replace(/['’`´ʼ]/g, "")
    .replace(/(?!\p{Extended_Pictographic})[\p{P}\p{S}]/gu, " ")
    .replace(PART, (_, number: string) => `part ${ROMAN[number] ?? number}`)
    .replace(/\s+/g, "");
  // A title of nothing but signs ("!!!", "+") is told apart by those signs.
  return (words || folded).slice(0, LONGEST_KEY);
}

function foldTitle(title: string) {
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

function foldArtist(artist: string) {
  const folded = foldText(artist)
    .replace(FEATURING_IN_BRACKETS, " ")
    .replace(FEATURING_IN_LINE, " ");
  return foldWords(folded.replace(/^the\s+/, "").trim());
}

/**
 * What identifies a song at an event: equal for two spellings of the same recording, different for a
 * remix, a live or acoustic version, another part, or another artist's cover. Never shown.
 */
export function songKey(title: string, artist: string) {
  return `${foldTitle(title)}\u001f${foldArtist(artist)}`;
}
