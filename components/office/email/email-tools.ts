import { createContext, type RefObject, use } from "react";
import type { Written } from "@/lib/office/email/actions";
import type { EmailFilter, EmailMark, MoveTarget } from "@/lib/office/email/rules";
import type { AnswerKind, KeptEmail, Person } from "@/lib/office/email/schema";

/** The tools that all parts of the mailbox share. */
export type EmailTools = {
  emails: readonly KeptEmail[];
  people: readonly Person[];
  /** Those that match filter and search. */
  listed: readonly KeptEmail[];
  counts: Record<EmailFilter, number>;
  /** The mail that the address names. */
  chosen: KeptEmail | undefined;
  filter: EmailFilter;
  filterHref: (filter: EmailFilter) => string;
  setFilter: (filter: EmailFilter) => void;
  search: string;
  setSearch: (search: string) => void;
  searchField: RefObject<HTMLInputElement | null>;
  showAll: () => void;
  hrefOf: (id: number) => string;
  select: (id: number | undefined) => void;
  close: () => void;
  /** The mails of the list that are checked. */
  checked: readonly KeptEmail[];
  isChecked: (id: number) => boolean;
  /** Checks or unchecks a mail; a range also all up to the one before. */
  check: (id: number, isRange: boolean) => void;
  checkAll: (isChecked: boolean) => void;
  setMark: (emails: readonly KeptEmail[], mark: EmailMark, isSet: boolean) => void;
  setUnread: (emails: readonly KeptEmail[], isUnread: boolean) => void;
  /** To the trash or back, with a toast that undoes it. */
  toggleTrash: (emails: readonly KeptEmail[]) => void;
  /** With a toast that undoes it. */
  move: (emails: readonly KeptEmail[], target: MoveTarget) => void;
  compose: () => void;
  /** Begins a mail to this address, or continues one that is still untouched. */
  composeTo: (address: string) => void;
  /** To whom the address of the page asks to write. */
  askedFor: string | undefined;
  answer: (email: KeptEmail, kind: AnswerKind) => void;
  write: (id: number, written: Written) => void;
  /** With a toast that undoes it. */
  send: (email: KeptEmail) => void;
  /** With a toast that undoes it. */
  discard: (email: KeptEmail) => void;
};

export const EmailContext = createContext<EmailTools | undefined>(undefined);

export function useEmailTools() {
  const tools = use(EmailContext);
  if (!tools) throw new Error("The tools of the mailbox are read outside of its screen.");
  return tools;
}
