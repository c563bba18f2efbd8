import "server-only";
import { buildLanguages } from "@/data/languages";
import type { Language } from "./schema";

const items: Language[] = buildLanguages();

/** The languages a visitor may choose. */
export function listLanguages() {
  return items;
}
