import { buildFollowers } from "@/data/followers";
import { friendsOf, matching } from "./rules";
import type { Follower } from "./schema";

const followers: Follower[] = buildFollowers();
const person = { id: 1, avatar: "/api/pictures/avatar/1", isFollowed: false };
const zoe: Follower = { ...person, name: "Zoé Martin", role: "Bride", country: "Côte d’Ivoire" };

test("friends are those who are followed back", () => {
  const friends = friendsOf(followers);
  expect(friends.length).toBeGreaterThan(0);
  expect(friends.length).toBeLessThan(followers.length);
  expect(friends.every(({ isFollowed }) => isFollowed)).toBe(true);
});

test("a search finds every word in name, role or country, whatever its case and accents", () => {
  const found = (search: string) => matching([...followers, zoe], search).includes(zoe);
  expect(["zoe", "MARTIN zoé", "bride cote", ""].map(found)).toEqual([true, true, true, true]);
  expect(["zoe groom", "ivory"].map(found)).toEqual([false, false]);
});
