import { fakerOf } from "./faker";
import { buildPeople } from "./people";

/** Builds the people who follow the DJ, or whom the DJ may follow. */
export function buildFollowers() {
  const faker = fakerOf("followers");
  return buildPeople()
    .slice(0, 20)
    .map(({ id, avatar, name, role, country }) => ({
      id,
      avatar,
      name,
      role,
      country,
      isFollowed: faker.datatype.boolean(),
    }));
}
