import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useRef } from "react";
import { focusItem } from "@/components/office/desk/focus-when-shown";
import { useAddress } from "@/components/office/desk/use-address";
import { useSearch } from "@/components/office/desk/use-search";
import { useSelection } from "@/components/office/desk/use-selection";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { noteActions } from "@/lib/office/notes/actions";
import { type ListedNote, matching, titleOf } from "@/lib/office/notes/rules";
import { type Note, noteColors } from "@/lib/office/notes/schema";
import type { NotesTools } from "./notes-tools";

/** Makes the tools of the notes from the desk and the address. */
export function useTools(notes: readonly ListedNote[]): NotesTools {
  const t = useTranslations("notes");
  const showUndo = useUndoToast();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const { params, hrefOf, go } = useAddress();
  const [search, setSearch] = useSearch();
  const searched = useDeferredValue(search);
  const color = noteColors.find((known) => known === params.get("color"));
  const listed = useMemo(
    () => matching(notes, { search: searched, color }),
    [notes, searched, color],
  );
  const { chosen, shown, select, reopen, close, hrefOf: noteHref } = useSelection(notes, listed);
  const { add, update, remove } = noteActions(useDeskStore());
  const added = useRef<number>(undefined);

  /** A phone returns to the list; elsewhere the neighbour opens. */
  function leave(id: number) {
    if (id !== shown?.id) return;
    if (isPhone) return close();
    const index = listed.findIndex((note) => note.id === id);
    const next = (listed[index + 1] ?? listed[index - 1])?.id;
    select(next, false);
    focusItem(next);
  }

  return {
    notes,
    listed,
    chosen,
    shown,
    color,
    search,
    setSearch,
    filterHref: (next) => hrefOf({ color: next }),
    setColor: (next: Note["color"] | undefined) => go({ color: next }, true),
    showAll() {
      setSearch("");
      go({ color: undefined, search: undefined }, false);
    },
    hrefOf: noteHref,
    select,
    close,
    add() {
      // An empty note that is already there is as good as a new one.
      const blank = notes.find((note) => titleOf(note) === "");
      added.current = blank?.id ?? add(color ?? "info");
      setSearch("");
      go({ id: added.current, search: undefined }, !chosen);
    },
    takeNew(id) {
      const isNew = id === added.current;
      added.current = undefined;
      return isNew;
    },
    update,
    remove(id) {
      leave(id);
      const undo = remove(id);
      function handleUndo() {
        undo();
        reopen(id);
      }
      showUndo(t("deleted"), handleUndo);
    },
  };
}
