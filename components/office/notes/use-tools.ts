import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import { focusItem } from "@/components/office/desk/focus-when-shown";
import { useLeave } from "@/components/office/desk/use-leave";
import { useSelection } from "@/components/office/desk/use-selection";
import { useAddress } from "@/components/ui/use-address";
import { useSearch } from "@/components/ui/use-search";
import { useShallowStable } from "@/lib/client/use-shallow-stable";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { noteActions } from "@/lib/office/notes/actions";
import { type ListedNote, matching, titleOf } from "@/lib/office/notes/rules";
import { type Note, noteColors } from "@/lib/office/notes/schema";

/** Makes the tools of the notes from the desk and the address. */
export function useTools(notes: readonly ListedNote[]) {
  const t = useTranslations("notes");
  const showUndo = useUndoToast();
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

  const leave = useLeave({ listed, open: shown, select, close, moveFocus: focusItem });

  const selection = useShallowStable({
    notes,
    /** The note that the address names. */
    chosen,
    /** The note in the editor: on wide screens the first one when none is chosen. */
    shown,
    hrefOf: noteHref,
  });
  const filter = useShallowStable({
    /** Those that match colour and search. */
    listed,
    color,
    search,
    /** The address of a filtered list. */
    filterHref: useCallback((next: Color) => hrefOf({ color: next }), [hrefOf]),
  });
  const actions = useStableActions({
    setSearch,
    setColor: (next: Color) => go({ color: next }, true),
    showAll() {
      setSearch("");
      go({ color: undefined, search: undefined }, false);
    },
    /** A step can be undone by going back; by default, opening a first note is one. */
    select,
    close,
    add() {
      // An empty note that is already there is as good as a new one.
      const blank = notes.find((note) => titleOf(note) === "");
      added.current = blank?.id ?? add(color ?? "info");
      setSearch("");
      go({ id: added.current, search: undefined }, !chosen);
    },
    /** Whether this note was just added, asked once: its editor takes the focus. */
    takeNew(id: number) {
      const isNew = id === added.current;
      added.current = undefined;
      return isNew;
    },
    update,
    /** With a toast that undoes it. */
    remove(id: number) {
      leave(notes.filter((note) => note.id === id));
      const undo = remove(id);
      function handleUndo() {
        undo();
        reopen(id);
      }
      showUndo(t("deleted"), handleUndo);
    },
  });
  return { selection, filter, actions };
}

type Color = Note["color"] | undefined;
