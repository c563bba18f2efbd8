import { z } from "zod/mini";

/** Ids are ours or a phone's UUID; anything longer, or of other signs, is neither. */
export const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));
export const idParamsSchema = z.object({ id: idSchema });
