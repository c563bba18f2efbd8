import "server-only";
import { buildNotes } from "@/data/notes";

const items = buildNotes();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listNotes() {
  return items;
}
