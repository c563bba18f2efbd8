import { planImport } from "@/lib/office/vcards/import-plan";
import { changeOf, findDuplicates } from "./duplicates";
import { joined, type Person } from "./people";
import { type Contact, contactSchema } from "./schema";

const contact = (id: number, fields: Partial<Contact>) => contactSchema.parse({ id, ...fields });
const person = (fields: Partial<Person>): Person => {
  const { id, image, deleted, ...rest } = contact(0, fields);
  return rest;
};
const plan = (contacts: Contact[], ...people: Partial<Person>[]) =>
  planImport(contacts, { contacts: people.map(person), unreadable: 0 });

const anna = contact(1, {
  firstname: "Anna",
  lastname: "Berg",
  phone: "+49 40 5550 1830",
  starred: true,
});

test.each<[string, Partial<Person>]>([
  [
    "the number, however it is written",
    { firstname: "Anna", lastname: "Berg", phone: "(040) 55501830", notes: "x" },
  ],
  [
    "the number, with the name cut short",
    { firstname: "A.", lastname: "Berg", phone: "0049 40 55501830", notes: "x" },
  ],
  [
    "the name, without accents, where nothing speaks against it",
    { firstname: "ÁNNA", lastname: "Berg", email: "a@b.example" },
  ],
])("a card is known by %s", (_, card) => {
  const { added, changed, skipped } = plan([anna], card);
  expect([added, skipped]).toEqual([[], []]);
  expect(changed).toHaveLength(1);
  expect(changed[0]?.contact).toBe(anna);
  expect(changed[0]?.values.starred).toBeUndefined();
});

test.each<[string, Partial<Person>]>([
  [
    "shares the number of the house only",
    { firstname: "Omar", lastname: "Haddad", phone: "+49 40 5550 1830" },
  ],
  [
    "has the same name, and another number and email",
    { firstname: "Anna", lastname: "Berg", phone: "+49 30 999999", email: "b@b.example" },
  ],
])("who %s is somebody else", (_, card) => {
  const known = { ...anna, email: "a@b.example" };
  expect(plan([known], card)).toMatchObject({ added: [card], changed: [] });
});

test("an import says who is skipped and why, and adds nobody twice", () => {
  const cards = [
    { firstname: "Anna", lastname: "Berg" },
    { firstname: "Cem", email: "cem@hall.example" },
    { firstname: "Cem", email: "CEM@hall.example", company: "Hall" },
    { notes: "Nobody" },
  ].map(person);
  const { added, changed, skipped } = planImport([anna], { contacts: cards, unreadable: 1 });
  expect(added).toMatchObject([{ firstname: "Cem", company: "Hall" }]);
  expect(changed).toEqual([]);
  expect(skipped.map(({ reason }) => reason)).toEqual(["known", "twice", "nameless", "unreadable"]);
});

test("a new number takes the old one's place, which goes to the notes, and the same file changes nothing more", () => {
  const card = { firstname: "Anna", lastname: "Berg", phone: "+49 170 2", notes: "Left-handed" };
  const [change] = plan([anna], card).changed;
  expect(change?.values).toEqual({ phone: "+49 170 2", notes: "Left-handed\n+49 40 5550 1830" });
  const { added, changed, skipped } = plan([{ ...anna, ...change?.values }], card);
  expect([added, changed, skipped[0]?.reason]).toEqual([[], [], "known"]);
});

test("joining keeps the first one's words, the longer name, and everything else in the notes", () => {
  const first = person({
    firstname: "A.",
    lastname: "Berg",
    company: "Hall",
    email: "a@b.example",
    notes: "One",
  });
  const other = person({
    ...anna,
    company: "Club",
    email: "c@b.example",
    notes: "one\nTwo",
    department: "Sales",
  });
  expect(joined(first, other)).toEqual(
    person({
      firstname: "Anna",
      lastname: "Berg",
      department: "Sales",
      company: "Hall",
      phone: "+49 40 5550 1830",
      email: "a@b.example",
      notes: "One\nTwo\nc@b.example\nClub",
      starred: true,
    }),
  );
});

test("duplicates are found by name, number and email, each in one group, and the fullest of them stays", () => {
  const contacts = [
    contact(1, { firstname: "Anna", lastname: "Berg" }),
    contact(2, { firstname: "anna", lastname: "berg", email: "a@b.example", company: "Hall" }),
    contact(3, {
      firstname: "A.",
      lastname: "Berg",
      email: "A@b.example",
      phone: "+49 40 55501830",
    }),
    contact(4, { firstname: "Omar", phone: "+49 40 55501830" }),
    contact(5, { company: "Hall" }),
    contact(6, { company: "Hall" }),
  ];
  const groups = findDuplicates(contacts);
  expect(groups.map(({ kept, gone }) => [kept.id, ...gone.map(({ id }) => id)])).toEqual([
    [2, 3, 1],
    [5, 6],
  ]);
  expect(groups[0] && changeOf(groups[0]).change.values).toEqual({ phone: "+49 40 55501830" });
  expect(findDuplicates([anna, contact(9, { firstname: "Omar" })])).toEqual([]);
});

test("thousands of one name with a number each stay as many, and are one group to look at", () => {
  const crowd = Array.from({ length: 3000 }, (_, index) =>
    contact(index, {
      firstname: "Ana",
      lastname: "Li",
      phone: `+49 40 ${100_000 + index}`,
      email: `a${index}@b.example`,
    }),
  );
  expect(plan(crowd.slice(0, 1500), ...crowd.slice(1500)).added).toHaveLength(1500);
  expect(findDuplicates(crowd)).toHaveLength(1);
});
