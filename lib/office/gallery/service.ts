import "server-only";
import { buildGalleryItems } from "@/data/gallery";

const items = buildGalleryItems();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listGalleryItems() {
  return items;
}
