import { z } from "zod/mini";

/** Counts graphemes: an emoji is one character. */
function atMost(length: number) {
  return z.refine<string>((text) => [...text].length <= length, "too_long");
}

/** One line of text in any script. Control characters and lone surrogates are refused. */
export function lineSchema(length: number) {
  return z.string().check(z.trim(), z.regex(/^[^\p{Cc}\p{Cs}]*$/u), atMost(length));
}

/** Like `lineSchema`, with line breaks. CRLF becomes LF. */
export function linesSchema(length: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(/\r\n?/g, "\n").trim()),
    z.regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u),
    atMost(length),
  );
}
