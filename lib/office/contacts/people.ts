import { foldText } from "@/lib/text/fold";
import { latinDigits } from "@/lib/text/latin-digits";
import { nameOf } from "./rules";
import { type Contact, longest } from "./schema";

/** Who somebody is: a contact without its place on the desk, or what a card says. */
export type Person = Omit<Contact, "id" | "image" | "deleted">;

/** Numbers are the same from their last digits on: people write the rest in many ways. */
const TOLD_DIGITS = 9;

/** By which a person is found: the name, the number and the email, each in one way of writing. */
export function marksOf(person: Person) {
  const digits = latinDigits(person.phone).replace(/\D/g, "");
  return {
    name: foldText(nameOf({ ...person, email: "", phone: "" })),
    phone: digits.length > 4 ? digits.slice(-TOLD_DIGITS) : "",
    email: person.email.toLowerCase(),
  };
}
export type Marks = ReturnType<typeof marksOf>;

/** Whether two are surely the same: they share a number or an email and their names fit, or their names are equal. */
export function isSame(a: Marks, b: Marks) {
  const hasSame = (mark: "phone" | "email") => !!a[mark] && a[mark] === b[mark];
  const hasOther = (mark: "phone" | "email") => !!a[mark] && !!b[mark] && a[mark] !== b[mark];
  if (hasSame("phone") || hasSame("email")) return fits(a.name, b.name);
  // People of one name with another number and another email may be two.
  return a.name !== "" && a.name === b.name && !(hasOther("phone") && hasOther("email"));
}

/** Whether every word of the shorter name begins one of the longer, as in "A. Berg" and "Anna Berg". */
function fits(a: string, b: string) {
  const [few = [], many = []] = [a, b]
    .map((name) => name.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
    .sort((one, other) => one.length - other.length);
  return few.every((word) => many.some((one) => one.startsWith(word) || word.startsWith(one)));
}

/**
 * What two know of one person. The first one's words count, and the longer name; what the other has besides, a second
 * number for example, goes to the notes, so that nothing is lost.
 */
export function joined(first: Person, other: Person): Person {
  const { firstname, lastname } = fullName(first).length < fullName(other).length ? other : first;
  return {
    firstname,
    lastname,
    department: first.department || other.department,
    company: first.company || other.company,
    phone: first.phone || other.phone,
    email: first.email || other.email,
    address: first.address || other.address,
    notes: joinedNotes(first, other).slice(0, longest.notes),
    starred: first.starred || other.starred,
    frequentlycontacted: first.frequentlycontacted || other.frequentlycontacted,
  };
}

/** The lines of both, each once, then what of the other one has no place elsewhere. */
function joinedNotes(first: Person, other: Person) {
  const [ours, theirs] = [marksOf(first), marksOf(other)];
  const isOther = (name: "company" | "address") => foldText(first[name]) !== foldText(other[name]);
  const besides = [
    first.phone && ours.phone !== theirs.phone && other.phone,
    first.email && ours.email !== theirs.email && other.email,
    first.company && isOther("company") && other.company,
    first.address && isOther("address") && other.address,
  ];
  const lines = linesOf(first.notes);
  for (const line of [...linesOf(other.notes), ...besides]) {
    if (line && !lines.some((known) => foldText(known) === foldText(line))) lines.push(line);
  }
  return lines.join("\n");
}

function fullName({ firstname, lastname }: Person) {
  return `${firstname}${lastname}`;
}

function linesOf(notes: string) {
  return notes ? notes.split("\n") : [];
}
