import "server-only";
import { buildLanguages } from "@/data/languages";
import type { Language } from "./schema";

const items: Language[] = buildLanguages();

/** Lists the languages, always the same. */
export function listLanguages() {
  return items;
}
