import { serverNow } from "@/lib/client/server-clock";
import { deskActions } from "@/lib/office/desk/actions";
import { roomOn } from "@/lib/office/desk/room";
import { withChanges } from "@/lib/office/desk/rules";
import type { DeskStore } from "@/lib/office/desk/store";
import type { Contact, NewContact } from "./schema";

/** Ids of added contacts are as long as this one. */
const LONGEST_ID = Number.MAX_SAFE_INTEGER;

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
    /** Whether the desk has room for these: an account refuses a larger one. */
    hasRoom(added: readonly Partial<Fields>[], changed: readonly ContactChange[]) {
      const add = added.map((fields, index) => {
        return { id: LONGEST_ID - index, kind: "added", values: filled(fields) } as const;
      });
      const set = changed.map(({ contact, values }) => {
        return { id: contact.id, kind: "changed", values } as const;
      });
      return roomOn(withChanges(desk.getState().desk, [...add, ...set], serverNow())) >= 0;
    },
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

/** The fields whose values are not the known ones. */
export function differing(known: Partial<Fields>, fields: Partial<Fields>): Partial<Fields> {
  const values: Record<string, unknown> = known;
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => values[name] !== value),
  );
}

/** The change that gives these fields their former values. */
function before({ contact, values }: ContactChange) {
  const known: Record<string, unknown> = contact;
  const former = Object.keys(values).map((name) => [name, known[name]]);
  return { id: contact.id, values: Object.fromEntries(former) };
}
