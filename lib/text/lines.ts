import { z } from "zod/mini";
import { isUpTo, LINE, LINES, tidyLine, tidyLines } from "./line-rules";

function atMost(length: number) {
  return z.refine<string>((text) => isUpTo(length, text), {
    error: "too_long",
    params: { limit: length },
  });
}

/** One line of text in any script, trimmed, and empty if nothing of it can be seen. */
export function lineSchema(length: number) {
  return z.string().check(z.overwrite(tidyLine), z.regex(LINE), atMost(length));
}

/** Like `lineSchema`, with line breaks. */
export function linesSchema(length: number) {
  return z.string().check(z.overwrite(tidyLines), z.regex(LINES), atMost(length));
}
