import type { ReactNode } from "react";
import type { ListedNote } from "@/lib/office/notes/rules";
import { NoteTools } from "./notes-tools";
import { useTools } from "./use-tools";

type Props = { notes: readonly ListedNote[]; children: ReactNode };

/** Gives the parts of the screen what they need of the notes, each no more than it reads. */
export function NotesProvider({ notes, children }: Props) {
  return <NoteTools parts={useTools(notes)}>{children}</NoteTools>;
}
