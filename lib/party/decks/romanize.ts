import anyAscii from "any-ascii";

/**
 * What is said otherwise than letter by letter: pairs of Greek, the Hebrew vowel, the Japanese
 * signs for length, the Arabic article and its last t.
 */
const SPOKEN: readonly [RegExp, string][] = [
  [/μπ/g, "b"],
  [/ντ/g, "d"],
  [/γ[κγ]/g, "g"],
  [/χ/g, "h"],
  [/ו/g, "o"],
  [/[כך]/g, "k"],
  [/[っッー]/g, ""],
  [/(?<!\p{L})ال/gu, ""],
  [/ة(?=\s+\p{L})/gu, "t"],
  [/ة/g, ""],
  // Between two of these there may be a vowel.
  [/[\p{Script=Arabic}\p{Script=Hebrew}]/gu, "$&'"],
];

/** Spellings of one sound in Latin, in the order in which they are replaced. */
const SOUNDS: readonly [RegExp, string][] = [
  // Arabic as it is typed: "3" and "7" are letters.
  [/(?<=[a-z])[23579]|[23579](?=[a-z])/g, ""],
  [/\b(?:al|el)[ -]/g, ""],
  [/([a-z])\1+/g, "$1"],
  [/c(?=[eiy])/g, "s"],
  [/shch|sch|sh|tsu|ts|tz|tch|dzh|dj|zh|ch|[jz]/g, "s"],
  [/[kg]h/g, ""],
  [/ng/g, "n"],
  [/ph|[bpvf]/g, "p"],
  [/[dt]/g, "t"],
  [/x/g, "ks"],
  [/[gkqc]/g, "k"],
  [/[lr]/g, "r"],
  [/[^a-z0-9]/g, ""],
];
const VOWELS = /[aeiouyhw]+/g;

const LATIN_ONLY = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\p{M}]*$/u;
const HAN = /\p{Script=Han}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text is written in Latin letters. */
export function isLatin(text: string) {
  return LATIN_ONLY.test(text);
}

/** Whether a text has letters that are read in many ways: Chinese, and in Japanese otherwise. */
export function hasHan(text: string) {
  return text.search(HAN) >= 0;
}

/** Returns a text in any script as it sounds, its vowels all alike: of these every writer has an opinion. */
function spokenAs(text: string) {
  const folded = text.normalize("NFC").toLowerCase();
  const spoken = SPOKEN.reduce((said, [letters, as]) => said.replace(letters, as), folded);
  const latin = anyAscii(spoken).toLowerCase();
  return SOUNDS.reduce((sound, [letters, as]) => sound.replace(letters, as), latin);
}

/** The consonants of a text as they sound: equal for "نور العين" and "Nour El Ain". */
export function soundOf(text: string) {
  return spokenAs(text).replace(VOWELS, "");
}

/** The same with the places of vowels, for words of a single consonant: "Γεια" is "Gia". */
export function shapeOf(text: string) {
  return spokenAs(text).replace(VOWELS, "a");
}

/** Of Japanese, the consonants of what is written as it sounds: "夜に駆ける" has those of "ni" and "keru". */
export function soundOfKana(text: string) {
  return KANA.test(text) ? soundOf(text.replace(HAN, " ")) : "";
}
