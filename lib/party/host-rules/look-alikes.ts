import { foldText, TWINS } from "@/lib/text/fold";

/**
 * Letters that Unicode does not decompose, each before the Latin one as which it is read: small capitals, letters with a
 * stroke, and those of scripts in which hardly anybody names a song here.
 */
const READ_AS = new Map(
  [
    "ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz",
    "ɑaⱥaƀbɓbȼcɇeəeɡgǥgħhɨiɩiɉjƙkɫlɱmɲnŋnɵoƥpɍrʂsŧtʉuʋvɏyƶz",
    "ꓮaꓐbꓚcꓓdꓰeꓝfꓖgꓧhꓲiꓙjꓗkꓡlꓟmꓠnꓳoꓑpꓣrꓢsꓔtꓴuꓦvꓪwꓫxꓬyꓜz",
    "ᎪaᏴbᏟcᎠdᎬeᏀgᎻhᎥiᎫjᏦkᏞlᎷmᎮpᎡrᏚsᎢtᏙvᎳwᏃz",
    "օoսuհhցgյjոn",
  ].flatMap((pairs) =>
    Array.from(
      pairs.matchAll(/(.)(.)/gu),
      ([, other = "", letter = ""]) => [other.toLowerCase(), letter] as const,
    ),
  ),
);
/** White letters on a disc or a square, of which Unicode decomposes only the black ones. */
const ON_BLACK = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const WORD = /\p{L}+/gu;
const LATIN = /\p{Script=Latin}/u;

/** A letter as it is read by somebody who expects Latin; undefined if it is none there. */
function readAs(letter: string) {
  return TWINS.get(letter) ?? READ_AS.get(letter) ?? (LATIN.test(letter) ? letter : undefined);
}

/**
 * Folds a text to what it looks like: a word of which every letter has a Latin twin is read as Latin, whatever its
 * script. A real word of another script that has no other letters is, too, wherever this is used.
 */
export function seenAs(text: string) {
  return foldText(text)
    .replace(ON_BLACK, (sign) => {
      const place = ((sign.codePointAt(0) ?? 0) - 0x1f150) % 32;
      return String.fromCodePoint(0x61 + place);
    })
    .replace(WORD, (word) => {
      const letters = Array.from(word, readAs);
      return letters.includes(undefined) ? word : letters.join("");
    });
}

/** A capital I in the middle of a word, a bar or 1 between letters, a nought beside one. */
const LIKE_L = /(?<=\p{Ll}I*)I|(?<=\p{L})[|1](?=\p{L})/gu;
/** Greek letters that look like one in capitals and like another in lower case: the other. */
const OTHER_CASE: Record<string, string> = { Ν: "n", η: "n", υ: "u", ω: "w" };
const LIKE_O = /(?<=\p{L})0|0(?=\p{L})/gu;

/** A text as it may be read, besides: "PitbuII" with two capitals at its end. */
export function mistakenFor(text: string) {
  return text
    .replace(LIKE_L, "l")
    .replace(LIKE_O, "o")
    .replace(/vv/gi, "w")
    .replace(/[Νηυω]/g, (letter) => OTHER_CASE[letter] ?? letter);
}
