import "server-only";
import { buildLanguages } from "@/data/languages";

const items = buildLanguages();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listLanguages() {
  return items;
}
