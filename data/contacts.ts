import { fakerOf } from "./faker";
import { buildPeople } from "./people";

const DEPARTMENTS = ["Engineering", "Support", "Sales"] as const;

const COMPANIES = [
  "Harbour Hall",
  "Nightshift Bookings",
  "The Velvet Room",
  "Bassline Rentals",
  "Golden Hour Weddings",
  "Riverside Open Air",
];

const NOTES = [
  "Prefers a call before noon.",
  "Pays within a week. Wants the playlist afterwards.",
  "Knows every power socket of the house.",
  "Booked us twice. Loves soul and nineties house.",
  "Ask about the curfew before each night.",
  "Lends the second pair of decks.",
];

/** Builds the address book. */
export function buildContacts() {
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
    notes: faker.helpers.arrayElement(NOTES),
    frequentlycontacted: faker.datatype.boolean(0.3),
    starred: faker.datatype.boolean(0.25),
    deleted: false,
  }));
}
