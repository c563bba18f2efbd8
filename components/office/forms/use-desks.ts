import { useTimeZone } from "@/components/ui/use-time-zone";
import { appointmentActions } from "@/lib/office/calendar/actions";
import { contactActions } from "@/lib/office/contacts/actions";
import { usePersistedDesk } from "@/lib/office/desk/hooks";
import { appointmentOf, contactOf, reachable } from "@/lib/office/forms/rules";
import type { Draft, Target } from "@/lib/office/forms/schema";
import { noteActions } from "@/lib/office/notes/actions";
import type { Summary } from "./use-summary";

/** What an enquiry has become, and where that is. */
export type Placed = { target: Target; href: string };

/** Returns a function that puts an enquiry on the desks of the areas that it names. */
export function useDesks(account: string | undefined) {
  const notes = noteActions(usePersistedDesk("notes", account));
  const contacts = contactActions(usePersistedDesk("contacts", account));
  const appointments = appointmentActions(usePersistedDesk("calendar", account));
  const timeZone = useTimeZone() ?? "UTC";

  /** Undefined where the enquiry cannot become this. */
  function put(target: Target, draft: Draft, { title, text }: Summary) {
    if (target === "notes") {
      const id = notes.add("info", text);
      return { href: `/apps/notes?id=${id}`, undo: () => void notes.remove(id) };
    }
    if (target === "contacts") {
      const id = contacts.add(contactOf(draft, title));
      return { href: `/apps/contacts?id=${id}`, undo: () => void contacts.remove(id) };
    }
    const appointment = appointmentOf(draft, title, timeZone);
    if (!appointment) return undefined;
    return { href: `/apps/calendar?date=${draft.day}`, undo: appointments.add(appointment) };
  }

  return (draft: Draft, summary: Summary) => {
    const done = reachable(draft).flatMap((target) => {
      const result = put(target, draft, summary);
      return result ? { target, ...result } : [];
    });
    return {
      placed: done.map(({ target, href }): Placed => ({ target, href })),
      undo() {
        for (const { undo } of done) undo();
      },
    };
  };
}
