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
    "[\u0300\u0302-\u0305\u0307\u0309-\u036f\u0483-\u0489]",
    "[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]",
    "[\u0610-\u061a\u0640\u064b-\u065f\u0670]",
    // Of symbols and of no script: nobody spells a song with them.
    "[\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]",
  ].join("|"),
  "gu",
);
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
/** Including the fillers of Hangul, which are letters, and the empty sign of Braille, which is a symbol. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Emoji_Modifier}|\u2800/gu;

/** Cyrillic and Greek letters, each before the Latin one that it looks like in lower case or in capitals. */
export const TWINS = new Map(
  ["аaвbеeѕsіiјjкkмmнhоoрpсcтtуyхxһhԁdԛqԝwӏl", "αaβbεeζzηhιiκkμmνvοoρpσoτtυyχxγy"].flatMap(
    (pairs) =>
      Array.from(pairs.matchAll(/(.)(.)/gu), ([, twin, letter]) => [twin, letter] as const),
  ),
);
const WORD = /\p{L}+/gu;
const LATIN = /\p{Script=Latin}/u;
const OF_TWINS = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** A word that mixes Latin with letters that only look so, in Latin. */
function latin(word: string) {
  return word.replace(OF_TWINS, (letter) => TWINS.get(letter) ?? letter);
}

/** Most titles are: there is nothing to take apart, to remove or to translate. */
const PLAIN = /^[ -~]*$/;

/** Folds text for comparison: lower case, without accents and look-alikes, in one Unicode form. */
export function foldText(text: string) {
  if (PLAIN.test(text)) return text.toLowerCase().replace(/ +/g, " ").trim();
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(WORD, (word) => (LATIN.test(word) ? latin(word) : word))
    .replace(/\s+/g, " ")
    .trim();
}
