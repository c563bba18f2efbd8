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

/** How many words a text has. Chinese has no spaces between them: the browser knows where they end. */
export function countWords(text: string, segmenter: Intl.Segmenter) {
  // A time of day is one word, as a decimal is.
  const timed = text.replace(/(?<=\p{Nd}):(?=\p{Nd})/gu, ".");
  return Array.from(segmenter.segment(timed)).filter(({ isWordLike }) => isWordLike).length;
}

/** The newest change first. */
export function inOrder(notes: readonly ListedNote[]) {
  return [...notes].sort((a, b) => {
    if (a.changedAt === b.changedAt) return b.id - a.id;
    return a.changedAt < b.changedAt ? 1 : -1;
  });
}

/** Folding is slow, and a search asks for all notes at each letter. */
const folded = new WeakMap<Note, string>();

function foldedText(note: Note) {
  const text = folded.get(note) ?? foldText(note.title);
  folded.set(note, text);
  return text;
}

type Filter = { search: string; color: Note["color"] | undefined };

/** The notes of a colour that contain every word of the search, whatever its case and accents. */
export function matching<N extends Note>(notes: readonly N[], { search, color }: Filter) {
  const words = foldText(search).split(" ").filter(Boolean);
  return notes.filter((note) => {
    if (color && note.color !== color) return false;
    return words.every((word) => foldedText(note).includes(word));
  });
}
