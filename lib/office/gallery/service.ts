import "server-only";
import { buildGalleryItems } from "@/data/gallery";
import type { LanguageCode } from "@/lib/shell/i18n/locales";
import { perLanguage } from "@/lib/shell/i18n/per-language";
import type { GalleryItem } from "./schema";

/** Always the same list in a language: what a visitor changes stays on their device. */
export const listGalleryItems: (language: LanguageCode) => GalleryItem[] =
  perLanguage(buildGalleryItems);
