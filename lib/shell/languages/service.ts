import "server-only";
import { buildLanguages } from "@/data/languages";
import type { Language } from "./schema";

const items: Language[] = buildLanguages();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listLanguages() {
  return items;
}
