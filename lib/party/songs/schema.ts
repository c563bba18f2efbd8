import { z } from "zod/mini";
import { lineSchema } from "@/lib/text/lines";
import { SONG_LENGTH } from "./title-rules";

export const titleSchema = lineSchema(SONG_LENGTH).check(z.minLength(1));
export const artistSchema = lineSchema(SONG_LENGTH);
