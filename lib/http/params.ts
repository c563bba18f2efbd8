import { z } from "zod/mini";

/** Ids are ours or a phone's UUID; anything longer is neither. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
export const idParamsSchema = z.object({ id: idSchema });
