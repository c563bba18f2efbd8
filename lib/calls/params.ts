import { z } from "zod/mini";

/** Ids are UUIDs or ids of our own; anything longer or with other characters is neither. */
export const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** The largest number that PostgreSQL can compare with an id: its `integer`. */
const LARGEST_ID = 2 ** 31 - 1;

/** The id of a change in an address. */
export const cursorSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((digits) => Math.min(Number(digits), LARGEST_ID)),
);

/** How often something was stored. The next revision is stored, and must be an integer of PostgreSQL as well. */
export const revisionSchema = z.int().check(z.gte(0), z.lt(LARGEST_ID));

export const idParamsSchema = z.object({ id: idSchema });
