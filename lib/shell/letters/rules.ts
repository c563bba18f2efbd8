/** A font file, and which characters it has, as ranges of code points. */
export type FontFile = { file: string; ranges: [first: number, last: number][] };

/** Reads the ranges of a style sheet: `U+0020-007E,U+00A0`. */
export function rangesIn(text: string): FontFile["ranges"] {
  return text.split(",").map((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace(/^U\+/i, "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });
}

export function hasCharacter({ ranges }: FontFile, character: string) {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/** A part of a text that one font file draws in one direction; an odd level is written from right to left. */
export type Run = { text: string; file: FontFile; level: number };

/** Splits a text at each change of file or level. A character that no file has, is left out. */
export function runsOf(
  text: string,
  levels: ArrayLike<number>,
  fileOf: (character: string) => FontFile | undefined,
): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? 0;
    at += character.length;
    const last = runs.at(-1);
    // A mark stays with its letter, and a space with the word before it.
    const stays = last && isDependent(character) && hasCharacter(last.file, character);
    const file = stays ? last.file : fileOf(character);
    if (!file) continue;
    if (last?.file === file && last.level === level) last.text += character;
    else runs.push({ text: character, file, level });
  }
  return runs;
}

function isDependent(character: string) {
  return /[\p{M}\s\u200c\u200d]/u.test(character);
}

/** Puts a line's runs in the order in which they stand from left to right (rule L2 of Unicode's algorithm). */
export function inVisualOrder<Item extends { level: number }>(runs: Item[]): Item[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

/** Where a text may break: after spaces, and around each character of scripts without them. */
export function piecesOf(text: string) {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{P}*\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
    ) ?? []
  );
}

/** Breaks pieces into lines no wider than `width`; a piece that is wider has a line of its own. */
export function linesOf(pieces: string[], width: number, widthOf: (text: string) => number) {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + piece.trimEnd()) <= width) {
      lines[lines.length - 1] = last + piece;
    } else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}
