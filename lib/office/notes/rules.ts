import { foldText } from "@/lib/text/fold";
import type { Note } from "./schema";

/** A note as the list shows it: with the time of its last change. */
export type ListedNote = Note & { changedAt: string };

/** A note's title is its first line with words; empty for a note without any. */
export function titleOf({ title }: Pick<Note, "title">) {
  return title.split("\n").map(trimmed).find(Boolean) ?? "";
}

/** What follows the title, in one line. */
export function excerptOf(note: Pick<Note, "title">) {
  const [, ...rest] = note.title.split("\n").map(trimmed).filter(Boolean);
  return rest.join(" ");
}

function trimmed(line: string) {
  return line.trim();
}

/** The newest change first. */
export function inOrder(notes: readonly ListedNote[]) {
  return [...notes].sort((a, b) => b.changedAt.localeCompare(a.changedAt) || b.id - a.id);
}

type Filter = { search: string; color: Note["color"] | undefined };

/** The notes of a colour that contain every word of the search, whatever its case and accents. */
export function matching<N extends Note>(notes: readonly N[], { search, color }: Filter) {
  const words = foldText(search).split(" ").filter(Boolean);
  return notes.filter((note) => {
    if (color && note.color !== color) return false;
    if (words.length === 0) return true;
    const text = foldText(note.title);
    return words.every((word) => text.includes(word));
  });
}
