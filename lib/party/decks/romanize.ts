/** How the letters of other scripts sound in Latin, as far as spellings agree on it: the consonants. */
const SOUNDS: Record<string, string> = {
  ...pairs(
    "б p в v г k д t ж j з s к k л r м m н n п p р r с s т t ф f ц s ч j ш s щ s ґ k ђ j ћ j љ r њ n џ j",
  ),
  ...pairs("β v γ k δ t ζ s θ t κ k λ r μ m ν n ξ ks π p ρ r σ s ς s τ t φ f ψ ps"),
  ...pairs(
    "ب p ت t ث t ج j د t ذ t ر r ز s س s ش s ص s ض t ط t ظ t ف f ق k ك k ل r م m ن n پ p چ j ژ j گ k ڤ v",
  ),
  ...pairs("ב p ג k ד t ז s ט t כ k ך k ל r מ m ם m נ n ן n ס s פ p ף p צ s ץ s ק k ר r ש s ת t"),
  ...pairs(
    "क k ख k ग k घ k च j छ j ज j झ j ट t ठ t ड t ढ t ण n त t थ t द t ध t न n प p फ p ब p भ p म m र r ल r व v श s ष s स s ँ n ं n",
  ),
  ...kana(),
};

function pairs(text: string) {
  const parts = text.split(" ");
  return Object.fromEntries(
    parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ""]] : [])),
  );
}

/** Hiragana and katakana by their rows. */
function kana() {
  const rows = [
    "かきくけこがぎぐげご k",
    "さしすせそざじずぜぞ s",
    "たちつてとだぢづでど t",
    "なにぬねのん n",
    "ばびぶべぼぱぴぷぺぽ p",
    "まみむめも m",
    "らりるれろ r",
  ];
  const own = { し: "s", じ: "j", ち: "j", ぢ: "j", つ: "s", づ: "s" } as Record<string, string>;
  return Object.fromEntries(
    rows.flatMap((row) => {
      const [letters = "", sound = ""] = row.split(" ");
      return Array.from(letters).flatMap((letter) => {
        const heard = own[letter] ?? sound;
        const katakana = String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60);
        return [
          [letter, heard],
          [katakana, heard],
        ];
      });
    }),
  );
}

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** The sounds with which a Korean syllable begins and ends, by the order of their letters. */
const BEGINNINGS = [
  "k",
  "k",
  "n",
  "t",
  "t",
  "r",
  "m",
  "p",
  "p",
  "s",
  "s",
  "",
  "j",
  "j",
  "j",
  "k",
  "t",
  "p",
  "",
];
const ENDS = [
  "",
  "k",
  "k",
  "k",
  "n",
  "n",
  "n",
  "t",
  "r",
  "k",
  "m",
  "r",
  "r",
  "r",
  "p",
  "r",
  "m",
  "p",
  "p",
  "t",
  "t",
  "n",
  "t",
  "t",
  "k",
  "t",
  "p",
  "",
];

function syllable(letter: string) {
  const index = (letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
  return `${BEGINNINGS[Math.floor(index / 588)] ?? ""}${ENDS[index % 28] ?? ""}`;
}

function isSyllable(letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
}

/** Spellings of the same sound in Latin, in the order in which they are replaced. Of vowels every writer has an opinion. */
const LATIN: readonly [RegExp, string][] = [
  [/shch|sch|sh|tsu|ts|tz/g, "s"],
  [/tch|dzh|dj|zh|ch/g, "j"],
  [/kh/g, ""],
  [/ng/g, "n"],
  [/[bpvf]/g, "p"],
  [/[dt]/g, "t"],
  [/x/g, "ks"],
  [/[gkqc]/g, "k"],
  [/z/g, "s"],
  [/[lr]/g, "r"],
  [/[^a-z0-9]/g, ""],
  [/[aeiouyhw]/g, ""],
];

const LATIN_ONLY = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\p{M}]*$/u;

/** Two letters that are one sound in Greek. */
const GREEK: Record<string, string> = { μπ: "p", ντ: "t", γκ: "k", γγ: "k" };
const GREEK_PAIRS = /μπ|ντ|γκ|γγ/g;

/** Whether a text is written in Latin letters. */
export function isLatin(text: string) {
  return LATIN_ONLY.test(text);
}

/**
 * Returns the consonants of a text in any script, as they sound: equal for "نور العين" and "Nour El Ain". Scripts whose
 * letters do not tell their sound, as Chinese, give nothing.
 */
export function soundOf(text: string) {
  const folded = text
    .normalize("NFKD")
    .normalize("NFC")
    .toLowerCase()
    .replace(GREEK_PAIRS, (pair) => GREEK[pair] ?? pair);
  const latin = Array.from(folded, (letter) => {
    if (isSyllable(letter)) return `${syllable(letter)} `;
    if (isLatin(letter)) return letter.normalize("NFD").replace(/\p{M}/gu, "");
    return SOUNDS[letter] ?? "";
  }).join("");
  const sound = LATIN.reduce((text, [spelling, as]) => text.replace(spelling, as), latin);
  return sound.replace(/([a-z])\1+/g, "$1");
}
