import { foldText } from "@/lib/text/fold";
import { type Contact, type Department, departments } from "./schema";

/** The ways to filter the list; the first one is the usual one. */
export const contactFilters = ["show_all", "frequent", "starred", ...departments] as const;
export type ContactFilter = (typeof contactFilters)[number];

type Named = Pick<Contact, "firstname" | "lastname" | "company" | "email" | "phone">;

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** The length mark of Japanese belongs to two scripts, and so to none. */
const OTHER_LETTER = /[^\P{L}\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}]/u;

/** Whether a name is written in a script of East Asia; digits and signs are of every script. */
export function isEastAsian(name: string) {
  return EAST_ASIAN.test(name) && !OTHER_LETTER.test(name);
}

/** What a contact is called. In East Asia the family name comes first, without a space. */
export function nameOf({ firstname, lastname, company, email, phone }: Named) {
  if (isEastAsian(firstname) && isEastAsian(lastname)) return lastname + firstname;
  return [firstname, lastname].filter(Boolean).join(" ") || company || email || phone;
}

/** One or two letters for a contact without a picture. */
export function initialsOf(contact: Named) {
  const words = nameOf(contact)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return [first, last].map(([letter = ""]) => letter.toUpperCase()).join("");
}

export const contactOrders = ["firstname", "lastname"] as const;
export type ContactOrder = (typeof contactOrders)[number];

/** In the alphabetical order of the language. People without a family name are sorted by their first name. */
export function inOrder(contacts: readonly Contact[], locale: string, by: ContactOrder) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return contacts
    .map((contact) => {
      const name = nameOf(contact);
      return { contact, name: by === "lastname" ? `${contact.lastname} ${name}`.trim() : name };
    })
    .sort((a, b) => compare(a.name, b.name) || a.contact.id - b.contact.id)
    .map(({ contact }) => contact);
}

/** Whether the contact belongs to what a filter shows. */
export function isIn(filter: ContactFilter, contact: Contact) {
  if (filter === "show_all") return true;
  if (filter === "frequent") return contact.frequentlycontacted;
  if (filter === "starred") return contact.starred;
  return contact.department === filter;
}

export function countsOf(contacts: readonly Contact[]) {
  const count = (filter: ContactFilter) => contacts.filter((one) => isIn(filter, one)).length;
  return Object.fromEntries(contactFilters.map((filter) => [filter, count(filter)])) as Record<
    ContactFilter,
    number
  >;
}

/** Folding is slow, and a search asks for all contacts at each letter. */
const folded = new WeakMap<Contact, string>();

function foldedText(contact: Contact) {
  const known = folded.get(contact);
  if (known !== undefined) return known;
  const { company, department, phone, email, address, notes } = contact;
  const { firstname, lastname } = contact;
  const compact = phone.replace(/[^+\p{Nd}]/gu, "");
  const all = [nameOf(contact), firstname, lastname, company, department, phone, compact];
  const text = foldText([...all, email, address, notes].join(" "));
  folded.set(contact, text);
  return text;
}

type Search = {
  filter: ContactFilter;
  search: string;
  /** The departments as the visitor reads them. */
  words: Record<Department, string>;
};

/** The contacts of a filter that have every word of the search in any of their fields, without case and accents. */
export function matching(contacts: readonly Contact[], { filter, search, words }: Search) {
  const sought = foldText(search).split(" ").filter(Boolean);
  const shown = Object.fromEntries(departments.map((name) => [name, foldText(words[name])]));
  return contacts.filter((contact) => {
    if (!isIn(filter, contact)) return false;
    const text = sought.length > 0 ? `${foldedText(contact)} ${shown[contact.department]}` : "";
    return sought.every((word) => text.includes(word));
  });
}
