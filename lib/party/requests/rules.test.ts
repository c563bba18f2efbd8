import { filters } from "./list-queries";
import {
  ACCEPTED,
  APART,
  asGuestFilter,
  canBecome,
  compareRank,
  countsIn,
  groupAsSeen,
  groupsOf,
  isInLine,
  isWaiting,
  LINE,
  lengthOf,
  rankOf,
  searchTextOf,
  secondsLeft,
} from "./rules";
import { requestStatuses } from "./statuses";

type Ranked = Parameters<typeof rankOf>[0];
const request: Ranked = {
  ...{ status: "pending", lane: "queue", position: 0, pinned: false, backers: 1 },
  ...{ playedAt: null, declinedAt: null },
};
const groupOf = (fields: Partial<Ranked>) => rankOf({ ...request, ...fields }).rankGroup;
const accepted = { status: "accepted" } as const;

/** One request of each group, in the order of a list. */
const inOrder: Partial<Ranked>[] = [
  { status: "playing" },
  { ...accepted, pinned: true },
  accepted,
  { ...accepted, lane: "Peak", pinned: true },
  { status: "pending" },
  { status: "played" },
  { status: "declined" },
  { status: "withdrawn" },
  { status: "pending", apart: true },
  { status: "declined", apart: true },
];

test("a request becomes what the DJ makes of it, and nothing else", () => {
  const allowed = requestStatuses.flatMap((from) =>
    requestStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(allowed).toEqual([
    ...["pending → accepted", "pending → declined", "pending → withdrawn"],
    ...["accepted → pending", "accepted → playing", "accepted → declined"],
    "playing → played",
    ...["played → pending", "played → declined"],
    ...["declined → pending", "declined → declined"],
  ]);
});

test("what is pending or accepted waits", () => {
  expect(requestStatuses.filter((status) => isWaiting({ status }))).toEqual([
    "pending",
    "accepted",
  ]);
});

test("a list begins with what plays, then comes the line, and what is apart comes last", () => {
  expect(inOrder.map(groupOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(groupOf({ ...accepted, apart: true })).toBe(2);
});

test("the line is what is accepted for the queue, and what is parked for later follows it", () => {
  const line = inOrder.filter((fields) => isInLine({ ...request, ...fields }));
  expect(line).toEqual([{ ...accepted, pinned: true }, accepted]);
  expect([LINE, ACCEPTED]).toEqual([
    { first: 1, last: 2 },
    { first: 1, last: 3 },
  ]);
  expect(APART).toEqual({ withdrawn: 7, first: 8, last: 9 });
});

test("each filter shows its groups, and the one of a guest's own shows what all shows", () => {
  const shown = filters.map((filter) => {
    const { first, last } = groupsOf(filter);
    return [filter, inOrder.map((_, index) => index).filter((at) => at >= first && at <= last)];
  });
  expect(Object.fromEntries(shown)).toEqual({
    all: [0, 1, 2, 3, 4, 5, 6],
    mine: [0, 1, 2, 3, 4, 5, 6],
    pending: [4],
    accepted: [1, 2, 3],
    queue: [1, 2],
    later: [3],
    playing: [0],
    played: [5],
    declined: [6],
    apart: [8],
  });
});

test("each filter counts what it shows", () => {
  const counts = countsIn(new Map(inOrder.map((_, group) => [group, 10 ** group])));
  expect(counts).toEqual({
    all: 1_111_111,
    pending: 10_000,
    accepted: 1110,
    queue: 110,
    later: 1000,
    playing: 1,
    played: 100_000,
    declined: 1_000_000,
    apart: 100_000_000,
  });
  expect(Object.values(countsIn(new Map())).every((count) => count === 0)).toBe(true);
});

test("guests know neither the DJ's lanes nor what waits apart", () => {
  const known = filters.map((filter) => [filter, asGuestFilter(filter)]);
  const others = known.filter(([filter, as]) => filter !== as);
  expect(Object.fromEntries(others)).toEqual({
    ...{ queue: "accepted", later: "accepted", apart: "pending" },
  });
});

test("a muted guest sees their own request among the others", () => {
  expect(inOrder.map((_, group) => groupAsSeen(group))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 4, 6]);
});

test("in its group a request stands by its place, its votes or its time", () => {
  const keyOf = (fields: Partial<Ranked>) => rankOf({ ...request, ...fields }).rankKey;
  const at = "2026-11-21T20:00:00.000Z";
  expect(keyOf({ ...accepted, position: 2.5, backers: 9 })).toBe(2.5);
  expect(keyOf({ status: "pending", position: 3, backers: 9 })).toBe(-9);
  expect(keyOf({ status: "played", playedAt: at })).toBe(-Date.parse(at));
  expect(keyOf({ status: "declined", declinedAt: at })).toBe(-Date.parse(at));
  expect(keyOf({ status: "withdrawn" })).toBe(0);
  // What was played before it was declined stands by when it was played.
  expect(keyOf({ status: "declined", playedAt: at, declinedAt: "2026-11-21T21:00:00Z" })).toBe(
    -Date.parse(at),
  );
});

describe("sorted", () => {
  type Listed = Parameters<typeof compareRank>[0];
  const listed = (id: string, fields: Partial<Listed>): Listed => ({
    ...request,
    ...{ id, createdAt: "2026-11-21T20:00:00.000Z" },
    ...fields,
  });
  const later = "2026-11-21T20:00:01.000Z";
  const all = [
    listed("c", { backers: 2, had: 1 }),
    listed("b", { backers: 1, had: 0, createdAt: later }),
    listed("a", { backers: 2, had: 1 }),
    listed("d", { backers: 3, had: 2 }),
    listed("e", { status: "playing", createdAt: later }),
    listed("f", { backers: 2, createdAt: later }),
  ];
  const order = (sort?: Parameters<typeof compareRank>[2]) =>
    [...all]
      .sort((a, b) => compareRank(a, b, sort))
      .map(({ id }) => id)
      .join("");

  test("by votes, and by age where these are the same", () => expect(order()).toBe("edacfb"));
  test("by age", () => expect(order("oldest")).toBe("eacdbf"));
  test("by what is new", () => expect(order("newest")).toBe("efbdca"));
  test("by how often its guests had their turn, then by votes", () => {
    expect(order("fair")).toBe("efbacd");
  });
  test("a request is like itself", () => {
    for (const each of all) expect(compareRank(each, each)).toBe(0);
  });
});

test("a search finds words without case and accents, and skips those that there are not", () => {
  expect(searchTextOf("Déjà Vu", null, "", undefined, "BEYONCÉ")).toBe("deja vu beyonce");
});

describe("the playing song", () => {
  const startedAt = "2026-11-21T20:00:00.000Z";
  const at = Date.parse(startedAt);

  test("has left what is not over, in whole seconds", () => {
    expect(secondsLeft({ startedAt, seconds: 100 }, at)).toBe(100);
    expect(secondsLeft({ startedAt, seconds: 100 }, at + 40_400)).toBe(60);
    expect(secondsLeft({ startedAt, seconds: 100 }, at + 40_600)).toBe(59);
    expect(secondsLeft({ startedAt, seconds: 100 }, at + 100_000)).toBe(0);
    expect(secondsLeft({ startedAt, seconds: 100 }, at + 999_000)).toBe(0);
  });

  test("is as long as a typical one where nobody knows its length", () => {
    expect([lengthOf({ seconds: null }), lengthOf({ seconds: 7 })]).toEqual([210, 7]);
    expect(secondsLeft({ startedAt, seconds: null }, at + 10_000)).toBe(200);
  });

  test("has nothing left where none plays", () => {
    expect(secondsLeft(null, at)).toBe(0);
    expect(secondsLeft(undefined, at)).toBe(0);
    expect(secondsLeft({ startedAt: null, seconds: 100 }, at)).toBe(0);
  });
});
