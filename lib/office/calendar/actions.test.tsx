import { itemsOn } from "@/lib/office/desk/items";
import { createDeskStore } from "@/lib/office/desk/store";
import { appointmentActions } from "./actions";
import { type Appointment, appointmentSchema } from "./schema";

const sample: Appointment = {
  id: 1,
  title: "Soundcheck",
  start: "2026-11-22T15:00:00.000Z",
  end: "2026-11-22T17:00:00.000Z",
  allDay: false,
  color: "primary",
};

function open() {
  const desk = createDeskStore("calendar");
  const kind = { schema: appointmentSchema, id: "id" };
  return {
    ...appointmentActions(desk),
    appointments: () => itemsOn(desk.getState().desk, [sample], kind),
  };
}

test("an added appointment is there, and undoing takes it away", () => {
  const { add, appointments } = open();
  const { id: _, ...written } = { ...sample, title: "Call", color: "error" as const };
  const undo = add(written);
  expect(appointments()).toEqual([sample, { ...written, id: expect.any(Number) }]);
  undo();
  expect(appointments()).toEqual([sample]);
});

test("of two with one title only the one that was meant is changed, and undoing restores it", () => {
  const { add, update, appointments } = open();
  const { id: _, ...written } = sample;
  add(written);
  const [, own] = appointments();
  if (!own) throw new Error("Nothing was added.");
  const undo = update(own, { title: "Load in", start: "2026-11-22T14:00:00.000Z" });
  expect(appointments()).toEqual([
    sample,
    { ...own, title: "Load in", start: "2026-11-22T14:00:00.000Z" },
  ]);
  undo();
  expect(appointments()).toEqual([sample, own]);
});

test("removing takes an appointment away, and undoing brings it back", () => {
  const { update, remove, appointments } = open();
  update(sample, { color: "warning" });
  const undo = remove(1);
  expect(appointments()).toEqual([]);
  undo();
  expect(appointments()).toEqual([{ ...sample, color: "warning" }]);
});
