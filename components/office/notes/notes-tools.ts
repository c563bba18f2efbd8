import { createRequiredContext } from "@/lib/client/required-context";
import type { noteActions } from "@/lib/office/notes/actions";
import type { ListedNote } from "@/lib/office/notes/rules";
import type { Note } from "@/lib/office/notes/schema";

/** The tools that all parts of the notes share. */
export type NotesTools = {
  notes: readonly ListedNote[];
  /** Those that match colour and search. */
  listed: readonly ListedNote[];
  /** The note that the address names. */
  chosen: ListedNote | undefined;
  /** The note in the editor: on wide screens the first one when none is chosen. */
  shown: ListedNote | undefined;
  color: Note["color"] | undefined;
  search: string;
  setSearch: (search: string) => void;
  /** The address of a filtered list. */
  filterHref: (color: Note["color"] | undefined) => string;
  setColor: (color: Note["color"] | undefined) => void;
  showAll: () => void;
  hrefOf: (id: number) => string;
  /** A step can be undone by going back; by default, opening a first note is one. */
  select: (id: number, isStep?: boolean) => void;
  close: () => void;
  add: () => void;
  /** Whether this note was just added, asked once: its editor takes the focus. */
  takeNew: (id: number) => boolean;
  update: ReturnType<typeof noteActions>["update"];
  /** With a toast that undoes it. */
  remove: (id: number) => void;
};

export const [NotesContext, useNotesTools] = createRequiredContext<NotesTools>("NotesContext");
