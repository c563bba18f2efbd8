import type { Follower } from "@/lib/office/followers/schema";
import { fakerOf } from "./faker";
import { buildPeople } from "./people";

export function buildFollowers(): Follower[] {
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
