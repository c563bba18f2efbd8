/** Letters that Unicode does not decompose, with what guests type instead. */
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
 * The marks to remove: accents of Latin and Greek, stress and the dots of ё in Cyrillic, vowel signs of Arabic
 * and Hebrew, the Arabic stretching dash. Marks that make another letter stay: й is not и, ї not і, が not か.
 * Vowels and tones of Indic and Thai scripts are not accents.
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

/** Folds text for comparison: lower case, without accents, in one Unicode form. */
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
