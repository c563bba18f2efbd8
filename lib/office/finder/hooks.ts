import { useMemo } from "react";
import { useAnswer } from "@/lib/client/hooks";
import { APPOINTMENT } from "@/lib/office/calendar/hooks";
import { contactCalls } from "@/lib/office/contacts/calls";
import { CONTACT } from "@/lib/office/contacts/hooks";
import { nameOf } from "@/lib/office/contacts/rules";
import { useDeskElsewhere } from "@/lib/office/desk/hooks";
import { itemsOn } from "@/lib/office/desk/items";
import { EMAIL } from "@/lib/office/email/actions";
import { emailCalls } from "@/lib/office/email/calls";
import { noteCalls } from "@/lib/office/notes/calls";
import { NOTE } from "@/lib/office/notes/hooks";
import { titleOf } from "@/lib/office/notes/rules";
import { ticketCalls } from "@/lib/office/tickets/calls";
import { TICKET } from "@/lib/office/tickets/hooks";
import type { FoundArea, OwnItem } from "./rules";

/**
 * The items of all areas of the back office, found by their titles. Without a network, what the device has must
 * do. Nothing is read for somebody without a back office.
 */
export function useOwnItems(account: string | undefined, hasOffice: boolean): OwnItem[] {
  const input = hasOffice ? undefined : null;
  const notes = useAnswer(noteCalls.list, input).data;
  const contacts = useAnswer(contactCalls.list, input).data;
  const tickets = useAnswer(ticketCalls.list, input).data;
  const emails = useAnswer(emailCalls.list, input).data;
  const noteDesk = useDeskElsewhere("notes", account, hasOffice);
  const contactDesk = useDeskElsewhere("contacts", account, hasOffice);
  const ticketDesk = useDeskElsewhere("tickets", account, hasOffice);
  const emailDesk = useDeskElsewhere("email", account, hasOffice);
  // Its samples move with the day, so only the calendar's own page has them.
  const calendarDesk = useDeskElsewhere("calendar", account, hasOffice);

  return useMemo(() => {
    if (!hasOffice) return [];
    return [
      ...itemsOn(noteDesk, notes ?? [], NOTE)
        .filter(({ deleted }) => !deleted)
        .map((note) => item("Notes", note.id, titleOf(note), "/apps/notes")),
      ...itemsOn(contactDesk, contacts ?? [], CONTACT)
        .filter(({ deleted }) => !deleted)
        .map((contact) => item("Contacts", contact.id, nameOf(contact), "/apps/contacts")),
      ...itemsOn(ticketDesk, tickets ?? [], TICKET)
        .filter(({ deleted }) => !deleted)
        .map(({ Id, ticketTitle }) => item("Tickets", Id, ticketTitle, "/apps/tickets")),
      ...itemsOn(emailDesk, emails ?? [], EMAIL)
        .filter(({ trash, untouched }) => !trash && !untouched)
        .map(({ id, subject }) => item("Email", id, subject, "/apps/email")),
      ...itemsOn(calendarDesk, [], APPOINTMENT).map(({ id, title, start }) =>
        item("Calendar", id, title, "/apps/calendar", `date=${start.slice(0, 10)}&`),
      ),
    ].filter(({ title }) => title !== "");
  }, [
    hasOffice,
    notes,
    contacts,
    tickets,
    emails,
    noteDesk,
    contactDesk,
    ticketDesk,
    emailDesk,
    calendarDesk,
  ]);
}

function item(area: FoundArea, id: number, title: string, path: string, more = ""): OwnItem {
  return { area, id: `${area}-${id}`, title, href: `${path}?${more}id=${id}` };
}
