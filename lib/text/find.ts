import { foldText } from "./fold";

/** Where a text begins and ends in another one. */
export type Found = { start: number; end: number };

/** A letter with its marks, or the space between two words. */
const PIECES = /\s+|\P{M}\p{M}*/gu;

/** Returns where a text contains what is searched for, which may be written without case and accents. */
export function findIn(text: string, search: string): Found | undefined {
  const wanted = foldText(search);
  if (!wanted) return undefined;
  let folded = "";
  // Of each folded letter: where the piece that it comes from begins and ends.
  const origins: Found[] = [];
  for (const { 0: piece, index: start } of text.matchAll(PIECES)) {
    const letters = /\s/.test(piece) ? " " : foldText(piece);
    folded += letters;
    const origin = { start, end: start + piece.length };
    origins.push(...Array.from({ length: letters.length }, () => origin));
  }
  const at = folded.indexOf(wanted);
  const [first, last] = [origins[at], origins[at + wanted.length - 1]];
  return first && last && { start: first.start, end: last.end };
}

/** How many letters before the match still fit into the first line. */
const LEAD = 24;

/** Returns the text from shortly before what was found on, so that a clamped line shows it. */
export function excerptOf(text: string, search: string) {
  const start = findIn(text, search)?.start ?? 0;
  if (start <= LEAD) return text;
  const from = text.lastIndexOf(" ", start - LEAD / 2) + 1;
  return `…${text.slice(from > start - LEAD ? from : start)}`;
}
