import { flagNames, type Language } from "@/lib/shell/languages/schema";
import { pictureUrl } from "@/lib/shell/pictures/schema";

/** The product's own language codes, in the order of `flagNames`. */
const CODES = ["en", "fr", "vi", "ch", "ar"];

export function buildLanguages(): Language[] {
  return flagNames.map((flagname, index) => ({
    id: index + 1,
    flagname,
    icon: pictureUrl("language", CODES[index] ?? "en"),
  }));
}
