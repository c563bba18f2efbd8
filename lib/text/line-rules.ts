/** One line of text in any script. Control characters and lone surrogates are refused. */
export const LINE = /^[^\p{Cc}\p{Cs}]*$/u;
/** Like `LINE`, with line breaks. */
export const LINES = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;

/** Lines as they are kept: CRLF becomes LF. */
export function tidyLines(text: string) {
  return text.replace(/\r\n?/g, "\n").trim();
}

/** Counts graphemes: an emoji is one character. */
export function isUpTo(length: number, text: string) {
  return [...text].length <= length;
}
