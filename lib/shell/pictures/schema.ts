import { z } from "zod/mini";

export const pictureKinds = [
  "avatar",
  "cover",
  "scene",
  "photo",
  "product",
  "file",
  "language",
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A picture's address. It is drawn from the id alone: the same id is always the same picture. */
export const pictureSchema = z.object({
  kind: z.enum(pictureKinds),
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});

/** The address of a picture on this site, never on another. */
export const pictureUrlSchema = z.string().check(z.regex(/^\/(?!\/)[\w./-]{1,200}$/));
