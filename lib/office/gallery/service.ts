import "server-only";
import { buildGalleryItems } from "@/data/gallery";
import type { GalleryItem } from "./schema";

const items: GalleryItem[] = buildGalleryItems();

/** Lists the sample data. The visitor's changes stay on the device. */
export function listGalleryItems() {
  return items;
}
