import { deskActions } from "@/lib/office/desk/actions";
import type { DeskStore } from "@/lib/office/desk/store";
import type { Contact, NewContact } from "./schema";

type Fields = Omit<Contact, "id">;
/** Fields to set in a contact. */
export type ContactChange = { contact: Contact; values: Partial<Fields> };

/** What a visitor does with contacts. The desk keeps what it changes, and of a new contact what is not blank. */
export function contactActions(desk: DeskStore) {
  const { add, update, remove, writeAll } = deskActions(desk);

  /** Writes several contacts at once. Returns a function that undoes it. */
  function write(added: readonly Partial<Fields>[], changed: readonly ContactChange[]) {
    const ids = writeAll(
      added.map(filled),
      changed.map(({ contact, values }) => ({ id: contact.id, values })),
    );
    return () => {
      remove(...ids);
      writeAll([], changed.map(before));
    };
  }

  return {
    /** Returns the new contact's id. */
    add: (contact: NewContact) => add(filled(contact)),
    /** Sets the fields that differ, so that what another device changed stays. */
    update(contact: Contact, fields: Partial<Fields>) {
      const values = differing(contact, fields);
      if (Object.keys(values).length > 0) update(contact.id, values);
    },
    /** Returns a function that undoes the removal. */
    remove,
    write,
    /** In each of these, one contact takes the place of others. Returns a function that undoes it. */
    merge(merges: readonly { change: ContactChange; gone: readonly Contact[] }[]) {
      const undoChanges = write(
        [],
        merges.map(({ change }) => change),
      );
      const undoRemoval = remove(...merges.flatMap(({ gone }) => gone.map(({ id }) => id)));
      return () => {
        undoRemoval();
        undoChanges();
      };
    },
  };
}

function filled(fields: Partial<Fields>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

/** The fields whose values are not those of the contact. */
export function differing(contact: Contact, fields: Partial<Fields>): Partial<Fields> {
  const known: Record<string, unknown> = contact;
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => known[name] !== value),
  );
}

/** The change that gives these fields their former values. */
function before({ contact, values }: ContactChange) {
  const known: Record<string, unknown> = contact;
  const former = Object.keys(values).map((name) => [name, known[name]]);
  return { id: contact.id, values: Object.fromEntries(former) };
}
