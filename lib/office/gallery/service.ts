import "server-only";
import { buildGalleryItems } from "@/data/gallery";
import type { GalleryItem } from "./schema";

const items: GalleryItem[] = buildGalleryItems();

/** Always the same list: what a visitor changes stays on their device. */
export function listGalleryItems() {
  return items;
}
