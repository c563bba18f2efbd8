import { itemsOn } from "@/lib/office/desk/items";
import { createDeskStore } from "@/lib/office/desk/store";
import { noteActions } from "./actions";
import { noteSchema } from "./schema";

const sample = {
  id: 1,
  color: "info" as const,
  title: "Load in",
  datef: "2026-11-20T12:00:00.000Z",
  deleted: false,
};

function open() {
  const desk = createDeskStore("notes");
  const notes = () => itemsOn(desk.getState().desk, [sample], { schema: noteSchema, id: "id" });
  return { ...noteActions(desk), notes };
}

test("adding creates a note that is not deleted", () => {
  const { add, notes } = open();
  const id = add("warning");
  const made = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(notes()).toEqual([
    sample,
    { id, color: "warning", title: "", datef: made, deleted: false },
  ]);
});

test("updating sets one field and leaves the others", () => {
  const { update, notes } = open();
  update(1, "color", "error");
  update(1, "title", "Load in at 16:00");
  expect(notes()).toEqual([{ ...sample, color: "error", title: "Load in at 16:00" }]);
});

test("removing takes the note away, and undoing brings it back with its changes", () => {
  const { add, update, remove, notes } = open();
  const id = add("info");
  update(id, "title", "Needles");
  const before = notes();
  const undo = [remove(1), remove(id)];
  expect(notes()).toEqual([]);
  for (const back of undo) back();
  expect(notes()).toEqual(before);
});
