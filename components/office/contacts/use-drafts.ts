import { startTransition, useState } from "react";
import type { Contact } from "@/lib/office/contacts/schema";

/** The form's texts by the names of its fields. */
export type Draft = Record<string, string>;

export type Drafts = {
  /** Undefined for a contact that is not in edit mode. */
  of: (id: number) => Draft | undefined;
  keep: (id: number, draft: Draft) => void;
  drop: (id: number) => void;
};

/** What was typed into a contact stays when another one is opened before it is saved. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  return {
    of: (id) => drafts.get(id),
    keep: (id, draft) => setDrafts((known) => new Map(known).set(id, draft)),
    drop: (id) =>
      startTransition(() =>
        setDrafts((known) => new Map([...known].filter(([kept]) => kept !== id))),
      ),
  };
}

/** What the form shows of a contact at first. */
export function draftOf(contact: Contact): Draft {
  const { firstname, lastname, company, department, phone, email, address, notes } = contact;
  return { firstname, lastname, company, department, phone, email, address, notes };
}
