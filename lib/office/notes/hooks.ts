import { useMemo } from "react";
import { useAnswer } from "@/lib/client/hooks";
import { useDesk, useDeskItems } from "@/lib/office/desk/hooks";
import { changedAt } from "@/lib/office/desk/items";
import { noteCalls } from "./calls";
import { inOrder } from "./rules";
import { noteSchema } from "./schema";

export const NOTE = { schema: noteSchema, id: "id" };

/** The notes as the visitor left them, the newest change first; undefined until the samples are there. */
export function useNotes() {
  const { data: samples, error, mutate } = useAnswer(noteCalls.list);
  const notes = useDeskItems(samples, NOTE);
  const desk = useDesk();
  const listed = useMemo(
    () =>
      notes &&
      inOrder(
        notes
          .filter(({ deleted }) => !deleted)
          .map((note) => ({ ...note, changedAt: changedAt(desk, note.id) ?? note.datef })),
      ),
    [notes, desk],
  );
  return { notes: listed, error, retry: () => void mutate() };
}
