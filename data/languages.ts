import { pictureUrl } from "./pictures";

/** Names as in the specification's list, each with the product's own language code. */
const LANGUAGES = [
  ["English", "en"],
  ["French", "fr"],
  ["Vietnamese", "vi"],
  ["Chinese", "ch"],
  ["Arabic (Sudan)", "ar"],
] as const;

export function buildLanguages() {
  return LANGUAGES.map(([flagname, code], index) => ({
    id: index + 1,
    flagname,
    icon: pictureUrl("language", code),
  }));
}
