import { ownQuery } from "@/lib/party/requests/list-queries";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { applyUpdate, snapshotOf } from "./apply";

const NOT_MINE = {
  mine: false,
  asked: false,
  counted: false,
  message: null,
  place: null,
  placeTo: null,
  waitSeconds: null,
  postponed: 0,
};
const none = { pending: 0, accepted: 0, playing: 0, played: 0, declined: 0 };
const empty = {
  requests: [] as GuestRequest[],
  counts: { ...none, all: 1, pending: 1, mine: 0 },
  page: 1,
  pageSize: 50,
  pageCount: 1,
  total: 0,
  cursor: 1,
};
const song = {
  id: "r1",
  title: "Zombie",
  artist: "The Cranberries",
  status: "pending",
  lane: "queue",
  backers: 1,
  createdAt: "2026-11-21T20:00:00Z",
} as GuestRequest;

test("a song that a guest backs is among their own at once, one that others back is not", () => {
  const from = { r1: snapshotOf(song) };
  const backed = (mine: boolean) => {
    const news = { requests: [{ ...song, mine, backers: 2 }], from, mine: Number(mine) };
    const { list } = applyUpdate(empty, ownQuery, news, NOT_MINE, Date.now());
    return list.requests.map(({ title }) => title);
  };
  expect([backed(true), backed(false)]).toEqual([["Zombie"], []]);
});

test("a song that is no longer among the next three stands behind them, by age", () => {
  const at = (id: string, position: number, createdAt: string) =>
    ({ ...song, id, status: "accepted", position, createdAt }) as GuestRequest;
  const [one, two, three] = [at("a", 1, "3"), at("b", 2, "4"), at("c", 3, "2")];
  const later = at("d", 4, "1");
  const list = { ...empty, requests: [one, two, three, later] };
  const view = { queue: "rough", moved: true } as const;
  const requests = [at("d", 1, "1"), at("a", 2, "3"), at("b", 3, "4")];
  const news = { id: 2, requests, from: {}, view };
  const query = { ...ownQuery, filter: "accepted" } as const;
  const { list: after } = applyUpdate(list, query, news, NOT_MINE, Date.now());
  expect(after.requests.map(({ id, position }) => [id, position])).toEqual([
    ["d", 1],
    ["a", 2],
    ["b", 3],
    ["c", 4],
  ]);
});

test("news of other requests leave the rows as they are", () => {
  const query = { ...ownQuery, filter: "accepted" } as const;
  const list = { ...empty, requests: [{ ...song, status: "accepted" } as GuestRequest] };
  const pace = { seconds: 180, last: null };
  const news = { id: 2, requests: [{ ...song, id: "r2" }], from: {}, pace };
  const { list: after } = applyUpdate(list, query, news, NOT_MINE, Date.now());
  expect(after.cursor).toBe(2);
  expect(after.requests).toBe(list.requests);
});
