import { createContext, use } from "react";
import type { contactActions } from "@/lib/office/contacts/actions";
import type { ContactFilter, ContactOrder } from "@/lib/office/contacts/rules";
import type { Contact, Department, NewContact } from "@/lib/office/contacts/schema";
import type { Drafts } from "./use-drafts";
import type { Picks } from "./use-picks";

type Actions = ReturnType<typeof contactActions>;

/** What is being typed into the search. Its own context, so that a letter renders the field alone. */
export type Typing = { search: string; setSearch: (search: string) => void };

export const TypingContext = createContext<Typing | undefined>(undefined);

/** The tools that all parts of the contacts share. */
export type ContactsTools = {
  contacts: readonly Contact[];
  /** Those that match filter and search. */
  listed: readonly Contact[];
  counts: Record<ContactFilter, number>;
  /** The contact that the address names. */
  chosen: Contact | undefined;
  /** The contact in the pane: on wide screens the first one when none is chosen. */
  shown: Contact | undefined;
  filter: ContactFilter;
  /** The address of a filtered list. */
  filterHref: (filter: ContactFilter) => string;
  setFilter: (filter: ContactFilter) => void;
  showAll: () => void;
  order: ContactOrder;
  setOrder: (order: ContactOrder) => void;
  departmentText: (department: Department | "") => string;
  hrefOf: (id: number) => string;
  select: (id: number) => void;
  close: () => void;
  /** The contacts that are ticked, to do something with all of them. */
  picks: Picks;
  /** What is being written into the contacts that are in edit mode. */
  drafts: Drafts;
  /** Opens the form for a new contact. */
  openForm: () => void;
  /** Adds a contact and opens it. */
  add: (contact: NewContact) => void;
  /** Puts a contact into edit mode. */
  edit: (contact: Contact) => void;
  update: Actions["update"];
  importFiles: (files: readonly File[]) => void;
  /** Saves the contacts as a file. */
  exportContacts: (contacts: readonly Contact[]) => void;
  openDuplicates: () => void;
  /** With a toast that undoes it. */
  remove: (contacts: readonly Contact[]) => Promise<void>;
};

export const ContactsContext = createContext<ContactsTools | undefined>(undefined);

export function useContactsTools() {
  const tools = use(ContactsContext);
  if (!tools) throw new Error("The tools of the contacts are read outside of their screen.");
  return tools;
}
