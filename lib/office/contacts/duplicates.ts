import { differing } from "./actions";
import { isSame, joined, type Marks, marksOf, type Person } from "./people";
import type { Contact } from "./schema";

/** Contacts that are probably one person: the one that stays, those that go, and what it then says. */
export type Duplicates = { kept: Contact; gone: Contact[]; merged: Person };

/** The groups of contacts that share a name, or a number or an email and fitting names; each contact in one at most. */
export function findDuplicates(contacts: readonly Contact[]): Duplicates[] {
  const groups = new Groups();
  const seen = new Map<string, { contact: Contact; marks: Marks }[]>();
  for (const contact of contacts) {
    const marks = marksOf(contact);
    for (const [kind, text] of Object.entries(marks)) {
      if (!text) continue;
      const bucket = seen.get(`${kind}:${text}`) ?? [];
      seen.set(`${kind}:${text}`, bucket);
      const like = bucket.find((other) => kind === "name" || isSame(other.marks, marks));
      if (like) groups.unite(like.contact, contact);
      bucket.push({ contact, marks });
    }
  }
  return groups.all().map(mergedFrom);
}

/** Groups that unite whenever two of their members do. */
class Groups {
  readonly #groupOf = new Map<Contact, Contact[]>();

  unite(a: Contact, b: Contact) {
    const [ours, theirs] = [this.#groupOf.get(a) ?? [a], this.#groupOf.get(b) ?? [b]];
    if (ours === theirs) return;
    // The smaller one moves, because there may be thousands.
    const [large, small] = ours.length < theirs.length ? [theirs, ours] : [ours, theirs];
    large.push(...small);
    for (const contact of [a, ...small]) this.#groupOf.set(contact, large);
  }

  all() {
    return [...new Set(this.#groupOf.values())];
  }
}

/** Merges a group into the contact with the most filled fields. */
function mergedFrom(group: readonly Contact[]): Duplicates {
  const [kept, ...gone] = [...group].sort((a, b) => known(b) - known(a) || a.id - b.id);
  if (!kept) throw new Error("A group of duplicates has no contact.");
  return { kept, gone, merged: gone.reduce<Person>(joined, kept) };
}

function known(contact: Contact) {
  return Object.values(contact).filter((value) => typeof value === "string" && value !== "").length;
}

/** What is written when the contacts of a group become one. */
export function changeOf({ kept, gone, merged }: Duplicates) {
  return { change: { contact: kept, values: differing(kept, merged) }, gone };
}
