import "server-only";
import { buildNotes } from "@/data/notes";
import type { Note } from "./schema";

const items: Note[] = buildNotes();

/** Lists the sample data. The visitor's changes stay on the device. */
export function listNotes() {
  return items;
}
