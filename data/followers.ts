import { fakerOf } from "./faker";
import { buildPeople } from "./people";

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
