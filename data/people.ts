import { fakerOf } from "./faker";
import { pictureUrl } from "./pictures";

const ROLES = [
  "Wedding planner",
  "Club booker",
  "Sound engineer",
  "Venue manager",
  "Lighting designer",
  "Bride",
  "Groom",
  "Festival producer",
  "Resident DJ",
  "Party host",
  "Photographer",
  "Bar manager",
];

/** The DJ who owns this back office. */
export const OWNER = {
  id: 2000,
  firstName: "Mika",
  name: "Mika Laurent",
  email: "mika@crowdcue.example",
  avatar: pictureUrl("avatar", "mika"),
  role: "Resident DJ",
};

/** How the owner introduces themselves. */
export const INTRO = {
  bio: "Weddings, warehouses and the odd rooftop. Disco first, questions later.",
  school: "Harbour Conservatory, sound and stage",
  email: OWNER.email,
  site: "mika.crowdcue.example",
  place: "Hamburg",
};

/** The author of comments by visitors who are not signed in. */
export const STRANGER = { id: "stranger", name: "Guest", avatar: pictureUrl("avatar", "stranger") };

/** The people around the DJ, who chat, write, follow, comment or hand in tickets. */
export function buildPeople() {
  const faker = fakerOf("people");
  const firstNames = faker.helpers.uniqueArray(faker.person.firstName, 24);
  return firstNames.map((firstName, index) => {
    const lastName = faker.person.lastName().replace(/[^A-Za-z]/g, "");
    return {
      id: index + 1,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
      email:
        `${firstName}.${lastName}@${faker.helpers.arrayElement(["mail", "night", "hall"])}.example`.toLowerCase(),
      avatar: pictureUrl("avatar", index + 1),
      role: faker.helpers.arrayElement(ROLES),
      country: faker.location.country(),
    };
  });
}
