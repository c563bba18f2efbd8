import { z } from "zod/mini";

/** Ids are UUIDs or ids of our own; anything longer or with other characters is neither. */
export const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));
export const idParamsSchema = z.object({ id: idSchema });
