import type { ReactNode } from "react";
import type { ListedNote } from "@/lib/office/notes/rules";
import { ActionsContext, FilterContext, SelectionContext } from "./notes-tools";
import { useTools } from "./use-tools";

type Props = { notes: readonly ListedNote[]; children: ReactNode };

/** Gives the parts of the screen what they need of the notes, each no more than it reads. */
export function NotesProvider({ notes, children }: Props) {
  const { selection, filter, actions } = useTools(notes);
  return (
    <ActionsContext value={actions}>
      <SelectionContext value={selection}>
        <FilterContext value={filter}>{children}</FilterContext>
      </SelectionContext>
    </ActionsContext>
  );
}
