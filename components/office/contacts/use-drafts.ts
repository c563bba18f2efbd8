import { startTransition, useMemo, useState } from "react";
import { keepDraft, persistedDraft } from "@/lib/client/draft-storage";
import type { Contact } from "@/lib/office/contacts/schema";

/** The form's texts by the names of its fields. */
export type Draft = Record<string, string>;

const draftName = (id: number) => `contact-${id}`;

/**
 * What was typed into a contact stays until it is saved or left: when another one is opened, and when the page loads
 * again.
 */
export function useDrafts() {
  /** Undefined for a contact that has left edit mode. */
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft | undefined>>(new Map());
  return useMemo(() => {
    const set = (id: number, draft: Draft | undefined) =>
      setDrafts((known) => new Map(known).set(id, draft));
    return {
      /** Undefined for a contact that is not in edit mode. */
      of: (id: number) => (drafts.has(id) ? drafts.get(id) : persisted(id)),
      /** An edit mode in which nothing was typed does not outlast the page. */
      keep(contact: Contact, draft: Draft) {
        const typed = differs(draft, draftOf(contact)) ? textOf(draft) : undefined;
        keepDraft(draftName(contact.id), typed);
        set(contact.id, draft);
      },
      drop(id: number) {
        keepDraft(draftName(id), undefined);
        startTransition(() => set(id, undefined));
      },
    };
  }, [drafts]);
}

function persisted(id: number): Draft | undefined {
  const draft = persistedDraft(draftName(id));
  return draft && Object.fromEntries(draft);
}

function textOf(draft: Draft) {
  return new URLSearchParams(draft).toString();
}

function differs(draft: Draft, from: Draft) {
  return Object.entries(from).some(([field, text]) => draft[field] !== text);
}

/** What the form shows of a contact at first. */
export function draftOf(contact: Contact): Draft {
  const { firstname, lastname, company, department, phone, email, address, notes } = contact;
  return { firstname, lastname, company, department, phone, email, address, notes };
}
