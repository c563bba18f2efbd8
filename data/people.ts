import { fakerOf } from "./faker";
import { pictureUrl } from "./pictures";
import type { Language } from "./words/language";
import { INTRO_WORDS } from "./words/profile";

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
export function introIn(language: Language = "en") {
  return { ...INTRO_WORDS[language], email: OWNER.email, site: "mika.crowdcue.example" };
}

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
