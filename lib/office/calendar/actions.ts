import { deskActions } from "@/lib/office/desk/actions";
import type { DeskStore } from "@/lib/office/desk/store";
import type { Appointment, Written } from "./schema";

/** What a visitor does with appointments. Each returns a function that undoes it. */
export function appointmentActions(desk: DeskStore) {
  const { add, update, remove } = deskActions(desk);
  return {
    add(written: Written) {
      const id = add(written);
      return () => void remove(id);
    },
    /** Sets fields of an appointment. */
    update(appointment: Appointment, change: Partial<Written>) {
      const before = Object.keys(change).map((name) => [name, appointment[name as keyof Written]]);
      update(appointment.id, change);
      return () => update(appointment.id, Object.fromEntries(before));
    },
    remove,
  };
}
