import type { EntryId } from "./schema";

/** The language of an entry's text, for screen readers: samples are English, of what visitors write nothing is known. */
export function entryLanguage(id: EntryId) {
  return typeof id === "number" ? "en" : undefined;
}
