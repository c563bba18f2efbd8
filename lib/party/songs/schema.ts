import { z } from "zod/mini";
import { lineSchema } from "@/lib/text/lines";

/** A title contains something visible: a letter, a digit, a symbol or an emoji. */
export const titleSchema = lineSchema(200).check(
  z.minLength(1, { abort: true }),
  z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
);
export const artistSchema = lineSchema(200);
