import VCard from "vcf";
import { nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";

/** Octets of a line, as the standard asks for. */
const LINE = 75;

/** The contacts as one file of vCards 3.0, which every phone and mail program reads. */
export function writeVcards(contacts: readonly Contact[]) {
  return contacts.map((contact) => `${lines(contact).join(VCard.EOL)}${VCard.EOL}`).join("");
}

function lines(contact: Contact) {
  const { firstname, lastname, company, department, phone, email, address, notes } = contact;
  const marks = [contact.starred && "starred", contact.frequentlycontacted && "frequent"];
  const properties = [
    new VCard.Property("fn", escaped(nameOf(contact))),
    new VCard.Property("n", structured(lastname, firstname, "", "", "")),
    ...(company || department ? [new VCard.Property("org", structured(company, department))] : []),
    ...(phone ? [new VCard.Property("tel", escaped(phone), { type: "voice" })] : []),
    ...(email ? [new VCard.Property("email", escaped(email), { type: "internet" })] : []),
    ...(address ? [new VCard.Property("adr", structured("", "", address, "", "", "", ""))] : []),
    ...(notes ? [new VCard.Property("note", escaped(notes))] : []),
    ...(marks.some(Boolean)
      ? [new VCard.Property("categories", marks.filter(Boolean).join(","))]
      : []),
  ];
  const written = properties.map((property) => folded(property.toString("3.0")));
  return ["BEGIN:VCARD", "VERSION:3.0", ...written, "END:VCARD"];
}

function structured(...parts: string[]) {
  return parts.map(escaped).join(";");
}

function escaped(text: string) {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** Folds a line between characters: the package's own way breaks those of four bytes. */
function folded(line: string) {
  const encoder = new TextEncoder();
  let room = LINE;
  let text = "";
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (bytes > room) {
      text += `${VCard.EOL} `;
      room = LINE - 1;
    }
    text += character;
    room -= bytes;
  }
  return text;
}
