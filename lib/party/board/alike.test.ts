import type { DjRequest } from "@/lib/party/requests/schema";
import { alikesOf, firstAlikes } from "./alike";

function request(id: string, title: string, artist = "", status: DjRequest["status"] = "pending") {
  return { id, title, artist, status } as DjRequest;
}

const zombie = request("a", "Zombie", "The Cranberries", "accepted");
const zombi = request("b", "Zombi", "The Cranberries");
const bare = request("c", "Zombie");
const others = [request("d", "Zombie Nation", "Kernkraft 400"), request("e", "Halo", "Beyoncé")];

test("a pending request is like one with a typing mistake, or without its artist", () => {
  const alikes = firstAlikes([zombi, bare, ...others], [zombie]);
  expect([...alikes].map(([id, alike]) => [id, alike?.id])).toEqual([
    ["b", "a"],
    ["c", "a"],
    ["d", undefined],
    ["e", undefined],
  ]);
});

test("what is played or declined is nothing to merge with, and a request is not like itself", () => {
  const gone = [request("f", "Zombi", "", "played"), request("g", "Zombi", "", "declined")];
  expect(alikesOf(zombi, [zombi, ...gone])).toEqual([]);
});

test("a long night costs no more: each request is compared with a fixed number of others", () => {
  const night = Array.from({ length: 1000 }, (_, index) => request(`n${index}`, `Song ${index}`));
  expect(alikesOf(zombi, [...night, zombie])).toEqual([]);
  expect(alikesOf(zombi, [zombie, ...night])).toEqual([zombie]);
  expect(firstAlikes([zombi, bare], night).get("c")).toBe(zombi);
});
