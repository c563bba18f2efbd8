/** One line of text in any script. Control characters and lone surrogates are refused. */
export const LINE = /^[^\p{Cc}\p{Cs}]*$/u;
/** Like `LINE`, with line breaks. */
export const LINES = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;

/** What can be seen of a text: a letter, a digit, a sign, a symbol or an emoji. */
export const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A line as it is kept: trimmed, and empty if nothing of it can be seen, as of a name of Hangul fillers. What is refused
 * stays, so that it is.
 */
export function tidyLine(text: string) {
  const trimmed = text.trim();
  return VISIBLE.test(trimmed) || !LINES.test(trimmed) ? trimmed : "";
}

/** Like `tidyLine`, with line breaks: CRLF becomes LF. */
export function tidyLines(text: string) {
  return tidyLine(text.replace(/\r\n?/g, "\n"));
}

/** Counts graphemes: an emoji is one character. */
export function isUpTo(length: number, text: string) {
  return [...text].length <= length;
}
