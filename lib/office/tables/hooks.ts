import { deskActions } from "@/lib/office/desk/actions";
import { useDeskItems, useDeskStore } from "@/lib/office/desk/hooks";
import { type EditableColumn, type Song, songSchema } from "./schema";

const SONG = { schema: songSchema, id: "id" };
const NONE: Song[] = [];

/** The songs as the visitor left them. */
export function useSongs(samples: readonly Song[]) {
  return useDeskItems(samples, SONG) ?? NONE;
}

/** What a visitor does with songs. The desk keeps what it changes. */
export function useSongActions() {
  const { update, remove } = deskActions(useDeskStore());
  return {
    setCell: (id: number, column: EditableColumn, value: string | number) =>
      update(id, { [column]: value }),
    /** Returns a function that undoes the removal. */
    remove: (ids: readonly number[]) => remove(...ids),
  };
}
