import { z } from "zod/mini";

export const pictureKinds = ["avatar", "cover", "product", "file", "language"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What identifies a picture. The same id always gives the same picture. */
export const pictureSchema = z.object({
  kind: z.enum(pictureKinds),
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});

/** The address of a picture on this site, never on another. */
export const pictureUrlSchema = z.string().check(z.regex(/^\/(?!\/)[\w./-]{1,200}$/));
