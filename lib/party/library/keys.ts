/** The 24 keys: Camelot's name, the musical one, and the number by which Engine counts them (C, Am, G, Em …). */
const KEYS = [
  ["8B", "C"],
  ["8A", "Am"],
  ["9B", "G"],
  ["9A", "Em"],
  ["10B", "D"],
  ["10A", "Bm"],
  ["11B", "A"],
  ["11A", "F♯m"],
  ["12B", "E"],
  ["12A", "D♭m"],
  ["1B", "B"],
  ["1A", "A♭m"],
  ["2B", "F♯"],
  ["2A", "E♭m"],
  ["3B", "D♭"],
  ["3A", "B♭m"],
  ["4B", "A♭"],
  ["4A", "Fm"],
  ["5B", "E♭"],
  ["5A", "Cm"],
  ["6B", "B♭"],
  ["6A", "Gm"],
  ["7B", "F"],
  ["7A", "Dm"],
] as const;

export type CamelotKey = (typeof KEYS)[number][0];

const MUSICAL = new Map<string, string>(KEYS);
/** Semitones above C of the natural notes. H is what Germans and Scandinavians call B. */
const NOTES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11, H: 11 };

const WHEEL = /^0?([1-9]|1[0-2])\s*([ABDM])$/i;
const NOTE = /^([A-H])\s*([#♯]|b|♭|is|es|s(?=$|[\s-]))?[\s-]*(.*)$/i;
const MINOR = /^(m|min|minor|moll|mineur|menor|minore|-)$/i;
const MAJOR = /^(|maj|major|dur|majeur|mayor|maggiore)$/i;

/** The Camelot key of a root in semitones above C. */
function atRoot(semitones: number, isMinor: boolean): CamelotKey {
  // A fifth up is one hour on, and seven semitones.
  const hour = ((((semitones + (isMinor ? 3 : 0)) * 7 + 7) % 12) + 12) % 12;
  return `${(hour + 1) as 1}${isMinor ? "A" : "B"}`;
}

/** Camelot's own notation ("08A"), or Open Key's ("1m", "2d"), whose hour 1 is Camelot's 8. */
function onWheel(text: string): CamelotKey | null {
  const [, hour, letter = ""] = WHEEL.exec(text) ?? [];
  if (!hour) return null;
  if (/[AB]/i.test(letter)) return `${Number(hour) as 1}${letter.toUpperCase() as "A"}`;
  return `${(((Number(hour) + 6) % 12) + 1) as 1}${/m/i.test(letter) ? "A" : "B"}`;
}

/** The sign after a note, in semitones: sharp, flat (also German: Fis, Es, As), or none. */
function accidental(sign = "") {
  if (/^([#♯]|is)$/i.test(sign)) return 1;
  return sign ? -1 : 0;
}

/**
 * Returns the Camelot key of a key in any notation: Camelot, Open Key, "F#m", "Gb minor", "Fis-Moll"; null for what is
 * none.
 */
export function camelotOf(text: string): CamelotKey | null {
  const trimmed = text.trim();
  const wheel = onWheel(trimmed);
  if (wheel) return wheel;
  const [, note = "", sign, mode = ""] = NOTE.exec(trimmed) ?? [];
  const root = NOTES[note.toUpperCase()];
  if (root === undefined) return null;
  if (MINOR.test(mode)) return atRoot(root + accidental(sign), true);
  return MAJOR.test(mode) ? atRoot(root + accidental(sign), false) : null;
}

/** The key of Traktor's number: 0 to 11 are C to B major, 12 to 23 the same in minor. */
export function keyOfTraktor(number: number): CamelotKey | null {
  if (!Number.isInteger(number) || number < 0 || number > 23) return null;
  return atRoot(number % 12, number >= 12);
}

/** The key of Engine's number: 0 to 23 around the circle of fifths, each major before its relative minor. */
export function keyOfEngine(number: number): CamelotKey | null {
  return KEYS[number]?.[0] ?? null;
}

/** The keys in the order of the wheel's hours, minor before major. */
export const wheel: readonly string[] = Array.from({ length: 12 }, (_, hour) => [
  `${hour + 1}A`,
  `${hour + 1}B`,
]).flat();

export function isCamelot(text: string) {
  return MUSICAL.has(text);
}

/** The musical name of a Camelot key, as musicians write it: "A♭m". */
export function musicalOf(camelot: string) {
  return MUSICAL.get(camelot) ?? "";
}
