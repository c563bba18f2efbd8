import { ownQuery } from "@/lib/party/requests/list-schema";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { applyNews, standingOf } from "./apply";

const NOT_MINE = {
  mine: false,
  asked: false,
  message: null,
  place: null,
  placeTo: null,
  waitSeconds: null,
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
  const from = { r1: standingOf(song) };
  const backed = (mine: boolean) => {
    const news = { requests: [{ ...song, mine, backers: 2 }], from, mine: Number(mine) };
    const { list } = applyNews(empty, ownQuery, news, NOT_MINE, Date.now());
    return list.requests.map(({ title }) => title);
  };
  expect([backed(true), backed(false)]).toEqual([["Zombie"], []]);
});
