import VCard from "vcf";
import type { Person } from "@/lib/office/contacts/people";
import { isEastAsian } from "@/lib/office/contacts/rules";
import { departments, isEmail, longest } from "@/lib/office/contacts/schema";
import { latinDigits } from "@/lib/text/latin-digits";
import { MOST_CARDS, MOST_MEGABYTES } from "./limits";
import { linesOf, type VcardLine } from "./lines";

export type ReadCards = { contacts: Person[]; unreadable: number };

/** Why nothing of a file is imported. */
export type FileProblem = "too_large" | "too_many" | "no_cards";

/**
 * Reads a file of vCards 2.1, 3.0 and 4.0, card by card. One that cannot be read is counted; the others are not lost
 * for it.
 */
export function* readVcards(bytes: Uint8Array): Generator<void, ReadCards | FileProblem> {
  if (bytes.length > MOST_MEGABYTES * 1024 * 1024) return "too_large";
  const contacts: Person[] = [];
  let unreadable = 0;
  for (const lines of cardsIn(bytes)) {
    if (contacts.length + unreadable >= MOST_CARDS) return "too_many";
    const contact = contactIn(lines);
    if (contact) contacts.push(contact);
    else unreadable += 1;
    yield;
  }
  return contacts.length + unreadable > 0 ? { contacts, unreadable } : "no_cards";
}

/** The lines of each card. One within another, as the assistant of somebody, is left out. */
function* cardsIn(bytes: Uint8Array) {
  let lines: VcardLine[] = [];
  let depth = 0;
  for (const line of linesOf(bytes)) {
    const step = stepOf(line);
    if (step < 0 && depth === 1) yield lines;
    if (step === 0 && depth === 1) lines.push(line);
    if (step > 0 && depth === 0) lines = [];
    depth = Math.max(0, depth + step);
  }
  // The end of the file is missing.
  if (depth > 0) yield lines;
}

/** Whether a card begins, ends, or neither. */
function stepOf({ name, value }: VcardLine) {
  if (value.toUpperCase() !== "VCARD") return 0;
  return name === "BEGIN" ? 1 : name === "END" ? -1 : 0;
}

function contactIn(lines: readonly VcardLine[]) {
  const version = lines.find(({ name }) => name === "VERSION")?.value ?? "3.0";
  const properties = lines.filter(({ name }) => name !== "VERSION").map(written);
  const text = ["BEGIN:VCARD", `VERSION:${version}`, ...properties, "END:VCARD"].join(VCard.EOL);
  try {
    return contactOf(new VCard().parse(text));
  } catch {
    return undefined;
  }
}

/** A line for the package, with the kinds that decide among several numbers, and no other parameter. */
function written({ name, parameters, value }: VcardLine) {
  const kinds = parameters
    .replaceAll('"', "")
    .split(";")
    .flatMap((one) => /^(?:TYPE=)?([\w,-]+)$|^(PREF)=1$/i.exec(one)?.slice(1) ?? [])
    .filter(Boolean);
  const types = kinds.length > 0 ? `;TYPE=${kinds.join(",")}` : "";
  return `${name}${types}:${value}`;
}

function contactOf(card: VCard): Person {
  const [lastname = "", given = "", more = "", before = "", after = ""] = partsOf(
    first(card, "n"),
    ";",
  ).map(inOneLine);
  const [company = "", unit = ""] = partsOf(first(card, "org"), ";");
  const phones = all(card, "tel", ["pref", "cell"]).map((phone) =>
    latinDigits(phone.replace(/^tel:/i, "").replace(/;ext=/i, " ext. ")),
  );
  const emails = all(card, "email", ["pref"]).map((email) => email.replace(/^mailto:/i, ""));
  const addresses = all(card, "adr", ["pref"]).map(placeOf);
  const categories = all(card, "categories", [])
    .flatMap((text) => partsOf(text, ","))
    .map((word) => word.trim().toLowerCase());
  const email = emails.find((one) => isEmail(one) && one.length <= longest.email) ?? "";
  const named = [before, given, more].filter(Boolean).join(" ");
  const full = inOneLine(unescaped(first(card, "fn")));
  const hasName = !!(named || lastname);
  const names = hasName
    ? { firstname: named, lastname: [lastname, after].filter(Boolean).join(" ") }
    : // A card must have a full name: who has none is called by the company, email or number.
      namesIn([company, ...emails, ...phones].includes(latinDigits(full)) ? "" : full);
  const rest = [
    ...phones.slice(1),
    ...emails.filter((one) => one !== email),
    ...addresses.slice(1),
  ];
  return shortened({
    ...names,
    company,
    department: departments.find((name) => name.toLowerCase() === unit.trim().toLowerCase()) ?? "",
    phone: phones[0] ?? "",
    email,
    address: addresses[0] ?? "",
    notes: [...all(card, "note", []).map(unescaped), ...rest].join("\n").trim(),
    starred: categories.includes("starred"),
    frequentlycontacted: categories.includes("frequent"),
  });
}

/** A name in one piece: its last word is the family's, in East Asia its first. */
function namesIn(full: string) {
  const words = full.split(" ").filter(Boolean);
  if (isEastAsian(full) && words.length > 1) {
    const [family = "", ...given] = words;
    return { firstname: given.join(" "), lastname: family };
  }
  const lastname = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstname: words.join(" "), lastname };
}

/** An address in one line; its first two parts are a box and a floor, which come after the street. */
function placeOf(text: string) {
  const [box = "", floor = "", street = "", ...region] = partsOf(text, ";").map(inOneLine);
  return [street, floor, box, ...region].filter(Boolean).join(", ");
}

function inOneLine(part: string) {
  return part.replace(/\s*\n\s*/g, ", ").trim();
}

function shortened(contact: Person): Person {
  const cut = Object.entries(longest).map(([name, most]) => {
    const text = contact[name as keyof typeof longest];
    return [name, text.length > most ? [...text.slice(0, most)].join("").trim() : text];
  });
  return { ...contact, ...Object.fromEntries(cut) };
}

function first(card: VCard, name: string) {
  return all(card, name, [])[0] ?? "";
}

/** All values of a property, those of the preferred kinds first, those for faxes last. */
function all(card: VCard, name: string, preferred: readonly string[]) {
  const known = card.data[name] ?? [];
  const rank = (property: VCard.Property) => {
    if (property.is("fax")) return preferred.length + 1;
    const place = preferred.findIndex((kind) => property.is(kind));
    return place < 0 ? preferred.length : place;
  };
  return [known]
    .flat()
    .sort((a, b) => rank(a) - rank(b))
    .map((property) => property.valueOf() ?? "")
    .filter(Boolean);
}

/** The parts of a structured value, between separators that are not escaped. */
function partsOf(value: string, separator: ";" | ",") {
  const parts = [""];
  for (const [token] of value.matchAll(/\\.|[^\\]|\\$/gsu)) {
    if (token === separator) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts.map(unescaped);
}

function unescaped(value: string) {
  return value
    .replace(/\\(.)/gs, (_, letter: string) => (/n/i.test(letter) ? "\n" : letter))
    .trim();
}
