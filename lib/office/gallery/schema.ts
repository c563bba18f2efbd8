import { z } from "zod/mini";
import { type Call, names } from "@/lib/calls/call";
import { pictureUrlSchema } from "@/lib/shell/pictures/schema";

export const galleryItemSchema = z.object({
  id: z.int(),
  cover: pictureUrlSchema,
  name: z.string(),
  time: z.iso.datetime(),
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;
names.add(galleryItemSchema, { id: "GalleryItem" });

export const galleryCalls = {
  list: {
    method: "GET",
    path: "/api/data/gallery",
    does: "The pictures of the gallery, newest first.",
    answer: z.array(galleryItemSchema),
  },
} as const satisfies Record<string, Call>;
