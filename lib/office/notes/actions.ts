import { serverNow } from "@/lib/client/server-clock";
import { deskActions } from "@/lib/office/desk/actions";
import type { DeskStore } from "@/lib/office/desk/store";
import type { Note } from "./schema";

/** What a visitor does with notes. The desk keeps what it changes. */
export function noteActions(desk: DeskStore) {
  const { add, update, remove } = deskActions(desk);
  return {
    /** Returns the new note's id. */
    add(color: Note["color"], title = "") {
      const datef = new Date(serverNow()).toISOString();
      return add({ color, title, datef, deleted: false } satisfies Omit<Note, "id">);
    },
    /** Sets one field. */
    update<F extends "title" | "color">(id: number, field: F, value: Note[F]) {
      update(id, { [field]: value });
    },
    /** Returns a function that undoes the removal. */
    remove,
  };
}
