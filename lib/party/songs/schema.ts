import { z } from "zod/mini";
import { lineSchema } from "@/lib/text/lines";
import { SONG_LENGTH, VISIBLE } from "./title-rules";

/** A title contains something visible: a letter, a digit, a symbol or an emoji. */
export const titleSchema = lineSchema(SONG_LENGTH).check(
  z.minLength(1, { abort: true }),
  z.regex(VISIBLE),
);
export const artistSchema = lineSchema(SONG_LENGTH);
