import { fakerOf } from "./faker";
import { buildPeople } from "./people";
import { REMINDERS } from "./words/contacts";
import type { Language } from "./words/language";

const DEPARTMENTS = ["Engineering", "Support", "Sales"] as const;

const COMPANIES = [
  "Harbour Hall",
  "Nightshift Bookings",
  "The Velvet Room",
  "Bassline Rentals",
  "Golden Hour Weddings",
  "Riverside Open Air",
];

/** Builds the address book. */
export function buildContacts(language: Language = "en") {
  const faker = fakerOf("contacts");
  return buildPeople().map((person) => ({
    id: person.id,
    firstname: person.firstName,
    lastname: person.lastName,
    image: person.avatar,
    department: faker.helpers.arrayElement(DEPARTMENTS),
    company: faker.helpers.arrayElement(COMPANIES),
    phone: `+1 555 01${faker.string.numeric(2)}`,
    email: person.email,
    address: `${faker.location.streetAddress()}, ${faker.location.city()}`,
    notes: faker.helpers.arrayElement(REMINDERS[language]),
    frequentlycontacted: faker.datatype.boolean(0.3),
    starred: faker.datatype.boolean(0.25),
    deleted: false,
  }));
}
