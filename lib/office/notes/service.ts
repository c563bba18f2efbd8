import "server-only";
import { buildNotes } from "@/data/notes";
import type { Note } from "./schema";

const items: Note[] = buildNotes();

/** Always the same list: what a visitor changes stays on their device. */
export function listNotes() {
  return items;
}
