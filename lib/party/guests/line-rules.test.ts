import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { linesIn } from "./line-rules";

type List = Parameters<typeof linesIn>[0];

const NOW = Date.parse("2026-11-21T22:00:00.000Z");
const song = (id: string, fields: Partial<GuestRequest> = {}) =>
  ({
    id,
    status: "accepted",
    lane: "queue",
    seconds: 200,
    pinned: false,
    ...fields,
  }) as GuestRequest;
const playing = song("now", {
  status: "playing",
  startedAt: new Date(NOW - 60_000).toISOString(),
  seconds: 180,
});
const page = (requests: GuestRequest[], fields: Partial<List> = {}) =>
  ({ requests, page: 1, pageSize: 20, counts: { playing: 1 }, ...fields }) as List;
const event = {
  playing,
  settings: { queueView: "exact" },
  pace: { seconds: null, last: null },
} as unknown as GuestEvent;
const all = { filter: "all", search: "" } as const;
const told = (lines: ReturnType<typeof linesIn>) =>
  [...lines].map(([id, { place, waitSeconds }]) => [id, place, waitSeconds]);

test("the songs below what plays are next, second and third, and wait for those before them", () => {
  const list = page([playing, song("a"), song("b"), song("c", { status: "pending" })]);
  expect(told(linesIn(list, all, event, NOW))).toEqual([
    ["a", 1, 120],
    ["b", 2, 320],
  ]);
});

test("what is coming up begins with the next song, and what is planned for later has no place", () => {
  const list = page([song("a"), song("b", { lane: "Peak" })]);
  const lines = linesIn(list, { ...all, filter: "accepted" }, event, NOW);
  expect(told(lines)).toEqual([["a", 1, 120]]);
});

test("a later page counts the songs of earlier ones, and knows their wait by the pace of the night", () => {
  const list = page([song("a")], { page: 2, pageSize: 5 });
  expect(told(linesIn(list, all, event, NOW))).toEqual([]);
  const pace = { seconds: 240, last: new Date(NOW - 60_000).toISOString() };
  expect(told(linesIn(list, all, { ...event, pace }, NOW))).toEqual([["a", 5, 180 + 4 * 240]]);
});

test.each([
  ["rough", ["a", "b", "c"]],
  ["own", []],
] as const)(
  "with the view %s, of the line is told no more than guests may know",
  (queueView, ids) => {
    const list = page([playing, ...["a", "b", "c", "d"].map((id) => song(id))]);
    const settings = { ...event.settings, queueView };
    expect([...linesIn(list, all, { ...event, settings }, NOW).keys()]).toEqual(ids);
  },
);

test.each([
  ["a search", { ...all, search: "love" }],
  ["another order", { ...all, sort: "newest" }],
  ["another filter", { ...all, filter: "mine" }],
] as const)("%s does not show the line", (_, query) => {
  expect(told(linesIn(page([playing, song("a")]), query, event, NOW))).toEqual([]);
});
