import { z } from "zod/mini";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

/** A picture of the gallery. */
export const galleryItemSchema = z.object({
  id: z.int(),
  cover: pictureUrlSchema,
  name: z.string(),
  time: z.iso.datetime(),
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;
