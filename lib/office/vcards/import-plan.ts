import { type ContactChange, differing } from "@/lib/office/contacts/actions";
import { isSame, joined, type Marks, marksOf, type Person } from "@/lib/office/contacts/people";
import { nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import type { ReadCards } from "./read";

export type Skipped = {
  /** Of the card's person, or of a file in which there are no cards. */
  name: string;
  reason: "known" | "twice" | "nameless" | "unreadable" | "no_cards";
};

/** What an import does: the contacts to write, and a report of all cards by name. */
export type ImportPlan = {
  added: Person[];
  changed: ContactChange[];
  skipped: Skipped[];
};

/** Somebody whom the address book or the file has already named. */
type Known = { person: Person; marks: Marks; contact: Contact | undefined };

/** Plans what to do with each card: it completes a known contact, the card taking precedence, or adds one, never twice. */
export function planImport(contacts: readonly Contact[], cards: ReadCards): ImportPlan {
  const known = new Index();
  for (const contact of contacts) known.add({ person: contact, marks: marksOf(contact), contact });
  const skipped: Skipped[] = [];
  for (const person of cards.contacts) {
    const reason = take(person, known);
    if (reason) skipped.push({ name: nameOf(person), reason });
  }
  for (let card = 0; card < cards.unreadable; card += 1) {
    skipped.push({ name: "", reason: "unreadable" });
  }
  return { ...known.outcome(), skipped };
}

/** Adds a card's person to those that are known, or says why not. */
function take(person: Person, known: Index): Skipped["reason"] | undefined {
  if (!nameOf(person)) return "nameless";
  const marks = marksOf(person);
  const same = known.find(marks);
  if (!same) {
    known.add({ person, marks, contact: undefined });
    return undefined;
  }
  const before = same.person;
  known.complete(same, joined(person, before));
  if (!same.contact) return "twice";
  return Object.keys(differing(before, same.person)).length === 0 ? "known" : undefined;
}

/** Finds people by any of their marks. */
class Index {
  readonly #all: Known[] = [];
  readonly #byMark = new Map<string, Known[]>();

  add(known: Known) {
    this.#all.push(known);
    this.#note(known);
  }

  find(marks: Marks) {
    for (const mark of textsOf(marks)) {
      const same = this.#byMark.get(mark)?.find((known) => isSame(known.marks, marks));
      if (same) return same;
    }
    return undefined;
  }

  complete(known: Known, person: Person) {
    known.person = person;
    known.marks = marksOf(person);
    this.#note(known);
  }

  outcome() {
    const added = this.#all.filter(({ contact }) => !contact).map(({ person }) => person);
    const changed = this.#all.flatMap(({ contact, person }) => {
      const values = contact && differing(contact, person);
      return values && Object.keys(values).length > 0 ? [{ contact, values }] : [];
    });
    return { added, changed };
  }

  #note(known: Known) {
    for (const mark of textsOf(known.marks)) {
      const list = this.#byMark.get(mark) ?? [];
      if (!list.includes(known)) list.push(known);
      this.#byMark.set(mark, list);
    }
  }
}

/** Each mark with its kind, so that no name is taken for a number. */
function textsOf(marks: Marks) {
  return Object.entries(marks).flatMap(([kind, text]) => (text ? [`${kind}:${text}`] : []));
}
