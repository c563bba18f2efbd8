import "server-only";
import { buildNotes } from "@/data/notes";
import type { Note } from "./schema";

const items: Note[] = buildNotes();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listNotes() {
  return items;
}
