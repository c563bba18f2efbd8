import "server-only";
import { buildGalleryItems } from "@/data/gallery";
import type { GalleryItem } from "./schema";

const items: GalleryItem[] = buildGalleryItems();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listGalleryItems() {
  return items;
}
