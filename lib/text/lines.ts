import { z } from "zod/mini";

/** Counted as people count: an emoji is one character. */
function atMost(length: number) {
  return z.refine<string>((text) => [...text].length <= length, "too_long");
}

/** One line of any script; control characters and broken surrogates are refused, not repaired. */
export function lineSchema(length: number) {
  return z.string().check(z.trim(), z.regex(/^[^\p{Cc}\p{Cs}]*$/u), atMost(length));
}

/** As `lineSchema`, with line breaks; Windows line ends become plain ones. */
export function linesSchema(length: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(/\r\n?/g, "\n").trim()),
    z.regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u),
    atMost(length),
  );
}
