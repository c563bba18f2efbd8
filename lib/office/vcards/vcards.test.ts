import fc from "fast-check";
import type { Person } from "@/lib/office/contacts/people";
import { nameOf } from "@/lib/office/contacts/rules";
import { contactSchema } from "@/lib/office/contacts/schema";
import { planFiles } from "./import-files";
import { planImport } from "./import-plan";
import { type ReadCards, readVcards as readInSteps } from "./read";
import { writeVcards } from "./write";

const bytes = (text: string) => new TextEncoder().encode(text);
/** One byte for each character, as old programs wrote them. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (...lines: string[]) => lines.join("\r\n");
const card = (version: string, ...lines: string[]) =>
  file("BEGIN:VCARD", `VERSION:${version}`, ...lines, "END:VCARD", "");

function readVcards(content: Uint8Array) {
  const steps = readInSteps(content);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function read(content: Uint8Array | string): ReadCards {
  const found = readVcards(typeof content === "string" ? bytes(content) : content);
  if (typeof found === "string") throw new Error(found);
  return found;
}
const contactOf = (content: Uint8Array | string) => read(content).contacts[0] as Person;

test("a card of version 2.1 is read: bare kinds, quoted-printable over several lines, a charset of its own", () => {
  const written = card(
    "2.1",
    "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:R=C3=A4ikk=C3=B6nen;Aino",
    "ORG;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Caf=E9 Noir;Sales",
    "TEL;WORK;FAX:+49 40 1",
    "TEL;CELL;VOICE:+49 170 2",
    "EMAIL;INTERNET:aino@harbour.example",
    "ADR;WORK;PREF:;2nd floor;Quay 7;Hamburg;;20457;Germany",
    "NOTE;ENCODING=QUOTED-PRINTABLE:Ring Piet=0D=0A=",
    "at the =",
    "dock",
  );
  expect(contactOf(written)).toEqual({
    firstname: "Aino",
    lastname: "Räikkönen",
    company: "Café Noir",
    department: "Sales",
    phone: "+49 170 2",
    email: "aino@harbour.example",
    address: "Quay 7, 2nd floor, Hamburg, 20457, Germany",
    notes: "Ring Piet\nat the dock\n+49 40 1",
    starred: false,
    frequentlycontacted: false,
  });
});

test("a card of version 3.0 is read: groups, folded lines, escaped signs, the preferred number", () => {
  const written = card(
    "3.0",
    "FN:Nadia Rahal",
    "N:Rahal;Nadia;;;",
    "item1.TEL;type=HOME:+49 40 1",
    'item2.TEL;type="work,pref":+49 40 2',
    "NOTE:Harbour\\, stage left\\; key at the b",
    " ar\\nLift: yes",
    "CATEGORIES:friends,Starred",
    "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ",
    " AAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8",
  );
  expect(contactOf(written)).toMatchObject({
    firstname: "Nadia",
    lastname: "Rahal",
    phone: "+49 40 2",
    notes: "Harbour, stage left; key at the bar\nLift: yes\n+49 40 1",
    starred: true,
  });
});

test.each([
  [
    "a line of version 2.1 is folded before a space of its text",
    "2.1",
    "NOTE:Ring Piet",
    " at the dock",
  ],
  [
    "a soft line break may stand before a space",
    "3.0",
    "NOTE;ENCODING=QUOTED-PRINTABLE:Ring Piet=",
    " at the dock",
  ],
  ["a later version folds with a space of its own", "3.0", "NOTE:Ring Piet at", "  the dock"],
])("%s", (_, version, ...lines) => {
  expect(contactOf(card(version, "FN:Ana", ...lines)).notes).toBe("Ring Piet at the dock");
});

test("a card of version 4.0 is read: values that are addresses, quoted parameters with colons, PREF=1", () => {
  const written = card(
    "4.0",
    "FN:Omar Haddad",
    "N:Haddad;Omar;;;",
    'TEL;VALUE=uri;TYPE="voice,home":tel:+1-555-0100',
    "TEL;VALUE=uri;PREF=1:tel:+1-555-0101;ext=7",
    "EMAIL;TYPE=work:omar@hall.example",
    'ADR;LABEL="12: Main; Street":;;12 Main Street;Springfield;;;',
  );
  expect(contactOf(written)).toMatchObject({
    phone: "+1-555-0101 ext. 7",
    email: "omar@hall.example",
    address: "12 Main Street, Springfield",
    notes: "+1-555-0100",
  });
});

test.each([
  [
    "raw bytes of a named charset",
    latin(card("2.1", "N;CHARSET=ISO-8859-1:M\u00fcller;J\u00f6rg")),
  ],
  ["raw bytes of no charset, as Windows wrote them", latin(card("3.0", "N:M\u00fcller;J\u00f6rg"))],
  ["UTF-8 with its mark", bytes(`\ufeff${card("3.0", "N:Müller;Jörg")}`)],
  [
    "UTF-16",
    new Uint8Array([
      0xff,
      0xfe,
      ...[...card("3.0", "N:Müller;Jörg")].flatMap((sign) => [sign.charCodeAt(0), 0]),
    ]),
  ],
  [
    "UTF-16 without its mark",
    new Uint8Array([...card("3.0", "N:Müller;Jörg")].flatMap((sign) => [sign.charCodeAt(0), 0])),
  ],
  [
    "UTF-16 the other way round without its mark",
    new Uint8Array([...card("3.0", "N:Müller;Jörg")].flatMap((sign) => [0, sign.charCodeAt(0)])),
  ],
  [
    "line feeds only and small letters",
    bytes("begin:vcard\nversion:3.0\nn:Müller;Jörg\nend:vcard"),
  ],
  [
    "a line that is folded within a letter",
    latin(card("3.0", "N:M\u00c3\r\n \u00bcller;J\u00c3\u00b6rg")),
  ],
  ["base64", bytes(card("2.1", "N;ENCODING=BASE64;CHARSET=UTF-8:TcO8bGxlcjtKw7ZyZw=="))],
  ["a charset that nobody knows", bytes(card("2.1", "N;CHARSET=X-NONSENSE:Müller;Jörg"))],
])("letters survive %s", (_, content) => {
  expect(contactOf(content)).toMatchObject({ firstname: "Jörg", lastname: "Müller" });
});

test("a name in one piece is divided, and a card of a company has none", () => {
  const { contacts } = read(
    card("3.0", "FN:Ana Maria del Río") + card("4.0", "FN:Hall", "ORG:Hall"),
  );
  expect(contacts).toMatchObject([
    { firstname: "Ana Maria del", lastname: "Río" },
    { firstname: "", lastname: "", company: "Hall" },
  ]);
});

test("a contact without a name comes back from the product's own file as it was", () => {
  const [email, phone] = [{ email: "ana@hall.example" }, { phone: "+49 40 5550-1830" }];
  for (const known of [email, phone, { ...email, ...phone }, { company: "Hall" }]) {
    const contact = contactSchema.parse({ id: 1, ...known });
    const { id: _, image: __, deleted: ___, ...person } = contact;
    expect(contactOf(writeVcards([contact]))).toEqual(person);
  }
});

test("what stands before and after a name stays with it", () => {
  expect(contactOf(card("3.0", "FN:Dr. Ana Sand", "N:Sand;Ana;;Dr.;PhD"))).toMatchObject({
    firstname: "Dr. Ana",
    lastname: "Sand PhD",
  });
});

test("a name of East Asia is not turned round, with a digit and in one piece as well", () => {
  for (const name of ["N:安藤;ロイド1", "FN:安藤 ロイド1"]) {
    const contact = contactOf(card("3.0", name));
    expect(contact).toMatchObject({ firstname: "ロイド1", lastname: "安藤" });
    expect(nameOf(contact)).toBe("安藤ロイド1");
  }
  expect(nameOf(contactOf(card("3.0", "N:李;Mei")))).toBe("Mei 李");
});

test("of several files, one without a card is named in the report", async () => {
  const files = [new File([card("3.0", "FN:Ana")], "a.vcf"), new File(["Hello"], "letter.txt")];
  expect(await planFiles(files, [])).toMatchObject({
    added: [{ firstname: "Ana" }],
    skipped: [{ name: "letter.txt", reason: "no_cards" }],
  });
});

test("several cards of one file are read, and one that cannot be read does not hide the others", () => {
  const cards = [
    card("3.0", "FN:Ana"),
    card("9.9", "FN:Bea"),
    card("2.1", "N:;Cem"),
    "BEGIN:VCARD\r\nFN:Dan",
  ];
  const { contacts, unreadable } = read(cards.join(""));
  expect(contacts.map(({ firstname }) => firstname)).toEqual(["Ana", "Cem", "Dan"]);
  expect(unreadable).toBe(1);
});

test("the card of an assistant within a card is not a contact of its own", () => {
  const inner = ["AGENT:", "BEGIN:VCARD", "VERSION:2.1", "N:Helper;Bea", "END:VCARD"];
  const { contacts } = read(card("2.1", "N:Boss;Ana", ...inner, "TEL:123456"));
  expect(contacts).toMatchObject([{ firstname: "Ana", lastname: "Boss", phone: "123456" }]);
});

test("an email that is none stays in the notes, and nothing is longer than a field", () => {
  const long = "x".repeat(30_000);
  const read21 = contactOf(card("3.0", `FN:${long}`, "EMAIL:ana at home", `NOTE:${long}`));
  expect(read21.email).toBe("");
  expect(read21.firstname.length).toBe(80);
  expect(read21.notes.length).toBe(4000);
  expect(contactOf(card("3.0", "FN:Ana", "EMAIL:ana at home")).notes).toBe("ana at home");
});

test("what is no vCard, too large or too many is refused with its reason", () => {
  expect(readVcards(bytes("Hello"))).toBe("no_cards");
  expect(readVcards(new Uint8Array())).toBe("no_cards");
  expect(readVcards(crypto.getRandomValues(new Uint8Array(50_000)))).toBe("no_cards");
  expect(readVcards(new Uint8Array(10 * 1024 * 1024 + 1))).toBe("too_large");
  expect(readVcards(bytes(card("3.0", "FN:A").repeat(5001)))).toBe("too_many");
});

test("hostile files neither harm nor hang", () => {
  const spaces = " ".repeat(200_000);
  const hostile = [
    card("3.0", "__PROTO__:x", "CONSTRUCTOR;TO-STRING=x;IS=y:z", "FN;VALUE-OF=1;CLONE=2:Ana"),
    card(
      "3.0",
      `FN:Ana${spaces}`,
      `NOTE:${spaces}x${spaces}`,
      ...Array<string>(500).fill(`N${";".repeat(5000)}`),
    ),
    card(
      "2.1",
      "N:;Ana",
      "NOTE;ENCODING=QUOTED-PRINTABLE:=",
      ...Array<string>(50_000).fill("=41="),
    ),
    card("3.0", "FN:Ana", `NOTE;X="${'"'.repeat(9000)}:`, ...Array<string>(50_000).fill(" folded")),
    "BEGIN:VCARD\r\n".repeat(20_000),
    file("END:VCARD", "END:VCARD", card("3.0", "FN:Ana", "CATEGORIES:\\")),
  ];
  for (const content of hostile) {
    const found = readVcards(bytes(content));
    expect(
      typeof found === "string" ||
        found.contacts.every(({ firstname }) => firstname === "Ana" || firstname === ""),
    ).toBe(true);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const text = fc
  .string({ unit: "grapheme", maxLength: 120 })
  .map((one) => one.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim());
const person: fc.Arbitrary<Person> = fc.record({
  firstname: text.map((one) => `A${one}`.slice(0, 80).trim()),
  lastname: text.map((one) => one.slice(0, 80).trim()),
  department: fc.constantFrom("", "Engineering", "Support", "Sales"),
  company: text,
  phone: fc.constantFrom("", "+49 40 5550-1830", "040 12345"),
  email: fc.constantFrom("", "ana@hall.example"),
  address: text,
  notes: fc.array(text, { maxLength: 4 }).map((lines) => lines.join("\n").trim()),
  starred: fc.boolean(),
  frequentlycontacted: fc.boolean(),
});

test("what is written is read again as it was, whatever its signs", () => {
  fc.assert(
    fc.property(person, (known) => {
      const written = writeVcards([contactSchema.parse({ id: 1, ...known })]);
      fc.pre(written.isWellFormed());
      expect(read(written)).toEqual({ contacts: [known], unreadable: 0 });
    }),
    { numRuns: 200 },
  );
});

test("a file has lines of 75 bytes at most, and letters are not broken", () => {
  const written = writeVcards([
    contactSchema.parse({
      id: 1,
      firstname: "Ana",
      notes: `${"🎧".repeat(60)} ${"né".repeat(80)}`,
    }),
  ]);
  for (const line of written.split("\r\n")) expect(bytes(line).length).toBeLessThanOrEqual(75);
  expect(written.isWellFormed()).toBe(true);
  expect(written).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\nFN:Ana\r\nN:;Ana;;;\r\n/);
  expect(written).toMatch(/END:VCARD\r\n$/);
});

test("importing what was exported adds and changes nobody", () => {
  const contacts = [
    contactSchema.parse({
      id: 1,
      firstname: "Ana",
      lastname: "Sand",
      phone: "+49 40 12345",
      starred: true,
    }),
    contactSchema.parse({ id: 2, company: "Hall; Dock", notes: "Two\nlines, one \\ slash" }),
  ];
  const plan = planImport(contacts, read(writeVcards(contacts)));
  expect(plan).toMatchObject({ added: [], changed: [] });
  expect(plan.skipped.map(({ reason }) => reason)).toEqual(["known", "known"]);
});
