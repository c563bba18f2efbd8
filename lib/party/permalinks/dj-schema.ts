import { z } from "zod/mini";
import { foldName, isReserved, NAME_LENGTH } from "./name";
import { destinationSchema } from "./schema";

/** A name as the DJ types it, folded to its form in addresses. */
export const permalinkNameSchema = z.pipe(
  z.pipe(z.string(), z.transform(foldName)),
  z.string().check(
    z.minLength(NAME_LENGTH.min),
    z.maxLength(NAME_LENGTH.max),
    z.refine((name) => !isReserved(name), "name_reserved"),
  ),
);

export const newPermalinkSchema = z.strictObject({ name: permalinkNameSchema });

/** A DJ's own link. */
export const permalinkSchema = z.object({
  /** Null until the DJ has chosen one. */
  name: z.nullable(z.string()),
  /** Earlier names that still lead to the DJ, newest first. */
  former: z.array(z.string()),
  leads: destinationSchema,
});
export type Permalink = z.infer<typeof permalinkSchema>;
