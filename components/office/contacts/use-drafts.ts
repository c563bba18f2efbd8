import { startTransition, useMemo, useState } from "react";
import type { Contact } from "@/lib/office/contacts/schema";

/** The form's texts by the names of its fields. */
export type Draft = Record<string, string>;

/** What was typed into a contact stays when another one is opened before it is saved. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  return useMemo(
    () => ({
      /** Undefined for a contact that is not in edit mode. */
      of: (id: number) => drafts.get(id),
      keep: (id: number, draft: Draft) => setDrafts((known) => new Map(known).set(id, draft)),
      drop: (id: number) =>
        startTransition(() =>
          setDrafts((known) => new Map([...known].filter(([kept]) => kept !== id))),
        ),
    }),
    [drafts],
  );
}

/** What the form shows of a contact at first. */
export function draftOf(contact: Contact): Draft {
  const { firstname, lastname, company, department, phone, email, address, notes } = contact;
  return { firstname, lastname, company, department, phone, email, address, notes };
}
