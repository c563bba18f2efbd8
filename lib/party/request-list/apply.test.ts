import { NO_BACKERS } from "@/lib/party/requests/blank";
import { ownQuery } from "@/lib/party/requests/list-queries";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import type { DjRequest, GuestRequest } from "@/lib/party/requests/schema";
import { applyUpdate } from "./apply";
import { completed, type List, type ListUpdate, snapshotOf } from "./updates";

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

type Update = ListUpdate<DjRequest>;

/** A page of a DJ's list, with five rows at most, and how many there are of each status. */
function pageOf(requests: DjRequest[], given: Partial<List<DjRequest>> = {}): List<DjRequest> {
  const total = given.total ?? requests.length;
  const counts = { ...none, apart: 0, queue: 0, later: 0, all: total, pending: total };
  const pageCount = Math.max(1, Math.ceil(total / 5));
  return { page: 1, pageSize: 5, pageCount, total, cursor: 1, counts, requests, ...given };
}

const everything: ListQuery = { filter: "all", search: "", page: 1, pageSize: 5 };

/** A request of the board; later letters are younger. */
function row(id: string, given: Partial<DjRequest> = {}) {
  const createdAt = `2026-11-21T20:00:${id.charCodeAt(0) - 60}Z`;
  return {
    ...song,
    ...NO_BACKERS,
    id,
    createdAt,
    position: 0,
    pinned: false,
    ...given,
  } as DjRequest;
}

function applied(list: List<DjRequest>, query: ListQuery, ...updates: Update[]) {
  const isStale = updates.map((update) => {
    const next = applyUpdate<DjRequest, typeof list>(list, query, update, NO_BACKERS, Date.now());
    list = next.list;
    return next.isStale;
  });
  return { list, isStale };
}

const letters = (text: string) => [...text].map((id) => row(id));
const idsOf = ({ requests }: List<DjRequest>) => requests.map(({ id }) => id).join("");

describe("changes that come together bring the counts as they are after the last", () => {
  const counts = { ...none, all: 5, pending: 5, apart: 0, queue: 0, later: 0 };
  const [sixth, first] = [row("f"), row("a")];
  const asked: Update = { id: 2, verb: "asked", requests: [sixth], from: { f: null }, counts };
  const left = {
    ...({ id: 3, verb: "withdrawn", counts } as const),
    requests: [{ ...first, status: "withdrawn" } as DjRequest],
    from: { a: snapshotOf(first) },
  };

  test("a page that one row has left is read again after them, not before", () => {
    const { list, isStale } = applied(
      pageOf(letters("abcde")),
      everything,
      { ...asked, more: true },
      left,
    );
    expect([idsOf(list), list.total, isStale]).toEqual(["bcde", 5, [false, true]]);
  });

  test("a page that has all its rows at the end is not read again", () => {
    const { list, isStale } = applied(
      pageOf(letters("abcd")),
      everything,
      { ...asked, requests: [row("e")], from: { e: null }, more: true },
      { ...asked, id: 3, requests: [row("e")], from: { e: null } },
    );
    expect([idsOf(list), isStale]).toEqual(["abcde", [false, false]]);
  });

  test("a song that was accepted and began to play meanwhile is not counted out of the queue", () => {
    const playing = row("a", { status: "playing" });
    const now = { ...none, all: 1, playing: 1, apart: 0, queue: 0, later: 0 };
    const accepted = { ...snapshotOf(first), status: "accepted" } as const;
    const both = { requests: [playing], counts: now };
    const { list } = applied(
      pageOf(letters("a")),
      everything,
      { ...both, id: 2, verb: "accepted", from: { a: snapshotOf(first) }, more: true },
      { ...both, id: 3, verb: "playing", from: { a: accepted } },
    );
    expect(list.counts).toMatchObject({ queue: 0, later: 0, playing: 1 });
  });
});

test("a guest's place is read again after a batch that moves songs, not after one that brings or lifts some", () => {
  const own = {
    ...row("o"),
    ...NOT_MINE,
    mine: true,
    place: 1,
    status: "accepted",
  } as GuestRequest;
  const list = { ...empty, requests: [own] };
  const before = { ...snapshotOf(row("x")), status: "accepted" } as const;
  const stale = [before, null].map((from) => {
    const requests = [row("x", { status: from ? "declined" : "pending" })];
    const update = { id: 2, verb: "moved", requests, from: { x: from }, more: true } as const;
    return applyUpdate<GuestRequest, typeof list>(list, ownQuery, update, NOT_MINE, 0).isStale;
  });
  expect(stale).toEqual([true, false]);
});

test("of two songs that a change moves, one takes the last place only until the page is read again", () => {
  const [old, next] = [row("a", { status: "playing" }), row("z", { status: "playing" })];
  const played = { ...old, status: "played", playedAt: "2026-11-21T21:00:00Z" } as DjRequest;
  const list = pageOf([old, ...letters("bcde")]);
  const counts = {
    ...none,
    all: 6,
    pending: 4,
    playing: 1,
    played: 1,
    apart: 0,
    queue: 0,
    later: 0,
  };
  const from = { a: snapshotOf(old), z: null };
  const began: Update = { id: 2, verb: "playing", requests: [next, played], from, counts };
  expect(applied(list, everything, began).isStale).toEqual([true]);
});

describe("on the second page", () => {
  const second = { ...everything, page: 2 };
  const list = pageOf(letters("fghij"), { page: 2, total: 10 });
  const counts = { ...list.counts, ...none, all: 10, pending: 10 };

  test("a row that has come to the top may belong on the first", () => {
    const before = row("h");
    const accepted = { ...before, status: "accepted", position: 1 } as DjRequest;
    const from = { h: snapshotOf(before) };
    const now = { ...counts, pending: 9, accepted: 1, queue: 1 };
    const update: Update = { id: 2, verb: "accepted", requests: [accepted], from, counts: now };
    expect(applied(list, second, update).isStale).toEqual([true]);
  });

  test("what has lost a vote may have fallen past it, what is new or gains one has not", () => {
    const other = { requests: [row("p")], from: { p: null }, counts };
    const verbs = ["asked", "joined", "backed", "split", "left"] as const;
    const stale = verbs.filter(
      (verb) => applied(list, second, { ...other, id: 2, verb }).isStale[0],
    );
    expect(stale).toEqual(["split", "left"]);
  });

  test("what has gained enough votes to come before its last row is on it, or on the first", () => {
    const other = {
      verb: "backed",
      requests: [row("p", { backers: 9 })],
      from: { p: null },
    } as const;
    const { isStale } = applied(list, second, {
      ...other,
      requests: [...other.requests],
      id: 2,
      counts,
    });
    expect(isStale).toEqual([true]);
  });
});

describe("a search", () => {
  const found = { ...everything, search: "zombie" };
  const counts = { ...none, all: 90, pending: 80, accepted: 10, apart: 0, queue: 10, later: 0 };

  test("keeps its counts when what it has found gains a vote", () => {
    const list = pageOf(letters("ab"));
    const backed: Update = {
      id: 2,
      verb: "backed",
      requests: [row("a", { backers: 2 })],
      from: { a: null },
      counts,
    };
    const after = applied(list, found, backed);
    expect([after.list.counts, after.isStale]).toEqual([list.counts, [false]]);
  });

  test("is counted again when anything else changes, or what it has found its status", () => {
    const stale = [row("z"), row("a", { status: "declined" })].map((request) => {
      const from = { [request.id]: request.id === "a" ? snapshotOf(row("a")) : null };
      const update: Update = { id: 2, verb: "backed", requests: [row("b"), request], from, counts };
      return applied(pageOf(letters("ab")), found, update).isStale[0];
    });
    expect(stale).toEqual([true, true]);
  });

  test("is counted again when what it has found changes its lane", () => {
    const before = row("a", { status: "accepted" });
    const from = { a: snapshotOf(before) };
    const parked: Update = {
      id: 2,
      verb: "parked",
      requests: [{ ...before, lane: "Peak" }],
      from,
      counts,
    };
    expect(applied(pageOf([before]), found, parked).isStale).toEqual([true]);
  });
});

describe("the edges of a page", () => {
  const counts = (all: number) => ({ ...none, all, pending: all, apart: 0, queue: 0, later: 0 });
  const about = (requests: DjRequest[], all: number, from: Update["from"] = {}): Update => ({
    ...{ id: 2, verb: "backed", requests, from, counts: counts(all) },
  });

  test("a second page is short if it has fewer rows than are left for it", () => {
    const stale = ["fgh", "fg"].map((text) => {
      const list = pageOf(letters(text), { page: 2, total: 8 });
      return applied(list, { ...everything, page: 2 }, about([], 8)).isStale[0];
    });
    expect(stale).toEqual([false, true]);
  });

  test("what comes behind the last row makes another page, and changes nothing on this one", () => {
    const list = pageOf(letters("abcde"));
    const asked = { ...about([row("f")], 6, { f: null }), verb: "asked" } as const;
    const after = applied(list, everything, asked);
    expect([idsOf(after.list), after.list.pageCount, after.isStale]).toEqual(["abcde", 2, [false]]);
  });

  test("what comes before the last row pushes it to the next page", () => {
    const list = pageOf(letters("edcba"));
    const asked = { ...about([row("f")], 6, { f: null }), verb: "asked" } as const;
    const after = applied(list, { ...everything, sort: "newest" }, asked);
    expect([idsOf(after.list), after.isStale]).toEqual(["fedcb", [false]]);
  });

  test("a row that leaves a page with others behind it lets it be read again, whatever else comes", () => {
    const list = pageOf(letters("abcde"), { total: 7 });
    const left = { ...row("a"), status: "withdrawn" } as DjRequest;
    const from = { a: snapshotOf(row("a")), g: null };
    expect(applied(list, everything, about([left, row("g")], 7, from)).isStale).toEqual([true]);
    expect(applied(list, everything, about([left], 6, from)).isStale).toEqual([true]);
  });

  test("a row that moves to the end of a page may belong on the next, one that stands within does not", () => {
    const voted = [row("a", { backers: 3 }), row("b", { backers: 2 }), ...letters("cde")];
    const list = pageOf(voted, { total: 7 });
    const to = (backers: number) => applied(list, everything, about([row("a", { backers })], 7));
    expect([2, 1].map((backers) => idsOf(to(backers).list))).toEqual(["abcde", "bacde"]);
    expect([2, 1].map((backers) => to(backers).isStale[0])).toEqual([false, false]);
    const last = applied(list, everything, about([row("e", { backers: 0 })], 7));
    expect(last.isStale).toEqual([true]);
  });

  test.each(["fair", "fits"] as const)("only the server knows the order of what is %s", (sort) => {
    const stale = [[row("a", { backers: 2 })], []].map(
      (requests) =>
        applied(pageOf(letters("ab")), { ...everything, sort }, about(requests, 2)).isStale[0],
    );
    expect(stale).toEqual([true, false]);
  });

  test("a search finds what is new by its song and by who asks for it", () => {
    const person = { name: "Ann", message: "for Omar" } as DjRequest["people"][number];
    const found = ["zombie", "ann", "omar", "levels"].filter((search) => {
      const asked = {
        ...about([row("b", { people: [person] })], 2, { b: null }),
        verb: "asked",
      } as const;
      return idsOf(applied(pageOf(letters("a")), { ...everything, search }, asked).list).includes(
        "b",
      );
    });
    expect(found).toEqual(["zombie", "ann", "omar"]);
  });
});

test("what one list knows as the guest's own is theirs in every other, whichever is asked first", () => {
  const [theirs, others] = [
    { ...song, mine: true },
    { ...song, mine: false },
  ];
  const { mine: _, ...told } = { ...song, status: "accepted" as const };
  const update = { requests: [told], from: {} };
  const both = [[others, theirs], [theirs, others], [others]].map((known) =>
    completed<GuestRequest>(update, empty, known).requests.map(({ mine }) => mine),
  );
  expect(both).toEqual([[true], [true], [false]]);
});
