import { TYPICAL_SECONDS } from "@/lib/party/events/pace-rules";
import { NOT_MINE } from "@/lib/party/guests/addresses";
import type { Snapshot } from "@/lib/party/requests/change-schema";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { applyUpdate } from "./apply";
import { type List, type ListUpdate, snapshotOf } from "./updates";

type Page = List<GuestRequest>;
type Update = ListUpdate<GuestRequest>;

const NOW = Date.parse("2026-11-21T21:00:00Z");
const none = { pending: 0, accepted: 0, playing: 0, played: 0, declined: 0 };
const everything: ListQuery = { filter: "all", search: "", page: 1, pageSize: 5 };

/** A song of the queue as others see it, at this place of it. */
function queued(id: string, position: number, given: Partial<GuestRequest> = {}) {
  const song = { id, title: "Zombie", artist: "", status: "accepted", lane: "queue", position };
  const times = { createdAt: "2026-11-21T20:00:00Z", startedAt: null };
  const rest = { pinned: false, backers: 1, seconds: 200 };
  return { ...song, ...times, ...rest, ...NOT_MINE, ...given } as GuestRequest;
}

/** One of the guest's own. */
function own(id: string, position: number, given: Partial<GuestRequest> = {}) {
  return queued(id, position, { mine: true, place: position, waitSeconds: 1000, ...given });
}

function pageOf(requests: GuestRequest[], given: Partial<Page> = {}): Page {
  const total = given.total ?? requests.length;
  const counts = { ...none, all: total, accepted: total, mine: 1 };
  const pageCount = Math.max(1, Math.ceil(total / 5));
  return { page: 1, pageSize: 5, pageCount, total, cursor: 1, counts, requests, ...given };
}

function applied(list: Page, update: Omit<Update, "id">, query = everything) {
  return applyUpdate<GuestRequest, Page>(list, query, { id: 2, ...update }, NOT_MINE, NOW);
}

/** How far off the guest's song is after another one has become `now`. */
function waitAfter(former: GuestRequest, now: Partial<GuestRequest>, from?: Snapshot | null) {
  const list = pageOf([own("m", 3)]);
  const requests = [{ ...former, ...now }];
  const update = {
    requests,
    from: { [former.id]: from === undefined ? snapshotOf(former) : from },
  };
  const [{ place, waitSeconds } = own("m", 0)] = applied(list, update).list.requests.filter(
    ({ id }) => id === "m",
  );
  return [place, waitSeconds];
}

describe("the guest's own song in the line", () => {
  test.each<[string, ReturnType<typeof waitAfter>, number, number]>([
    [
      "comes nearer as one before it is declined",
      waitAfter(queued("a", 1), { status: "declined" }),
      2,
      800,
    ],
    [
      "is as far off in time as one before it begins",
      waitAfter(queued("a", 1), { status: "playing" }),
      2,
      1000,
    ],
    ["falls back as one comes before it", waitAfter(queued("z", 9), { position: 0 }), 4, 1200],
    ["stays as one behind it leaves", waitAfter(queued("z", 9), { status: "declined" }), 3, 1000],
    [
      "stays as one that has not moved gains a vote",
      waitAfter(queued("a", 1), { backers: 2 }, null),
      3,
      1000,
    ],
    [
      "has to wait no more for what the playing song had left",
      waitAfter(queued("p", 0, { status: "playing" }), {
        status: "played",
        startedAt: "2026-11-21T20:58:20Z",
      }),
      3,
      900,
    ],
    [
      "waits a typical song longer for one of no known length",
      waitAfter(queued("z", 9, { seconds: null }), { position: 0 }),
      4,
      1000 + TYPICAL_SECONDS,
    ],
    [
      "waits for nothing at the least",
      waitAfter(queued("a", 1, { seconds: 4000 }), { status: "declined" }),
      2,
      0,
    ],
  ])("%s", (_, [place, wait], expectedPlace, expectedWait) => {
    expect([place, wait]).toEqual([expectedPlace, expectedWait]);
  });

  test("waits at the pace of the night, once there is one, and by the songs' lengths before", () => {
    const last = "2026-11-21T20:58:20Z";
    const waits = [180, null].map((seconds) => {
      const update = { requests: [], from: {}, pace: { seconds, last } };
      return applied(pageOf([own("m", 3)]), update).list.requests[0]?.waitSeconds;
    });
    expect(waits).toEqual([80 + 2 * 180, 1000]);
  });

  test("is read again for its place when it moves, not when it gains a vote", () => {
    const stale = [{ position: 1 }, { backers: 2 }].map((change) => {
      const before = own("m", 3);
      const update = { requests: [{ ...before, ...change }], from: { m: snapshotOf(before) } };
      return applied(pageOf([before]), update).isStale;
    });
    expect(stale).toEqual([true, false]);
  });

  test("has no place any more once it plays, and others' songs tell none", () => {
    const before = own("m", 1);
    const counts = { ...none, all: 1, playing: 1 };
    const update = {
      requests: [{ ...before, status: "playing" } as GuestRequest],
      from: { m: snapshotOf(before) },
      counts,
    };
    const { list, isStale } = applied(pageOf([before]), update);
    expect(list.requests[0]).toMatchObject({ mine: true, place: null, waitSeconds: null });
    expect(isStale).toBe(false);
  });
});

test("what a delta does not say of a row stays, and a change that is told twice changes nothing", () => {
  const before = own("m", 1);
  const { mine: _, place: __, ...told } = { ...before, backers: 2 };
  const update = { requests: [told], from: { m: null } };
  const { list } = applied(pageOf([before]), update);
  expect(list.requests[0]).toMatchObject({ mine: true, place: 1, backers: 2 });
  expect(applied(list, { ...update, requests: [{ ...told, backers: 9 }] }).list).toBe(list);
});

describe("where guests do not see the whole queue", () => {
  const others = ["a", "b"].map((id, index) => queued(id, index + 1));
  const full = { ...none, all: 9, accepted: 2, pending: 7 };

  test("they count their own of it themselves, as the list said last", () => {
    const list = pageOf([own("m", 1)], {
      counts: { ...none, all: 3, accepted: 1, pending: 2, mine: 1 },
    });
    const counts = { ...none, all: 5, pending: 5 };
    const [alone, roughly] = (["own", "rough"] as const).map(
      (queue) =>
        applied(list, { requests: [], from: {}, counts, view: { queue, moved: false } }).list
          .counts,
    );
    expect(alone).toMatchObject({ all: 6, accepted: 1, pending: 5 });
    expect(roughly).toMatchObject({ all: 5, accepted: 0, pending: 5 });
  });

  /** A change after which the stream tells nothing of these requests any more. */
  function hidden(ids: string[], moved = false): Omit<Update, "id"> {
    const from = Object.fromEntries(ids.map((id) => [id, snapshotOf(queued(id, 1))]));
    return { requests: [], from, counts: full, view: { queue: "rough", moved } };
  }

  test("another's song of which nothing more is told is gone, the guest's own is asked about", () => {
    const list = pageOf([...others, own("m", 3)], { counts: full });
    const gone = applied(list, hidden(["a"]));
    expect(gone.list.requests.map(({ id }) => id)).toEqual(["b", "m"]);
    expect(applied(list, hidden(["m"]))).toMatchObject({ isStale: true });
    expect(applied(list, hidden(["m"])).list.requests).toHaveLength(3);
  });

  test("a page that such a song has left is read again, if there are others behind it", () => {
    const stale = [9, 2].map((total) => {
      const list = pageOf(others, { total, counts: full });
      const counts = { ...none, all: total === 9 ? 9 : 1 };
      return applied(list, { ...hidden(["a"]), counts }).isStale;
    });
    expect(stale).toEqual([true, false]);
  });

  test("a song that has gone into the queue may have been on an earlier page, or found by a search", () => {
    const from = { g: { ...snapshotOf(queued("g", 0)), status: "pending" as const } };
    const view = { queue: "own", moved: true } as const;
    const isStale = (total: number, query: Partial<ListQuery>) => {
      const counts = { ...none, all: total, pending: total, played: total };
      const given = { page: query.page ?? 1, total, counts };
      const list = pageOf([queued("w", 0, { status: "pending" })], given);
      return applied(list, { requests: [], from, counts, view }, { ...everything, ...query })
        .isStale;
    };
    expect(isStale(6, { page: 2 })).toBe(true);
    expect(isStale(6, { page: 2, filter: "pending" })).toBe(true);
    expect(isStale(6, { page: 2, filter: "played" })).toBe(false);
    expect(isStale(1, { search: "zombie" })).toBe(true);
    expect(isStale(1, { filter: "pending" })).toBe(false);
  });

  test("behind the next three, the songs of the queue stand by age, and others keep their places", () => {
    const at = (id: string, position: number, minute: number) =>
      queued(id, position, { createdAt: `2026-11-21T20:0${minute}:00Z` });
    const list = pageOf([
      at("a", 1, 5),
      at("b", 2, 4),
      at("c", 4, 3),
      queued("w", 0, { status: "pending" }),
    ]);
    const counts = { ...none, all: 4, accepted: 3, pending: 1 };
    const view = { queue: "rough", moved: true } as const;
    const { list: after } = applied(list, {
      requests: [at("b", 1, 4)],
      from: { b: null },
      counts,
      view,
    });
    expect(after.requests.map(({ id, position }) => `${id}${position}`)).toEqual([
      "b1",
      "c4",
      "a4",
      "w0",
    ]);
  });

  test.each([
    ["the queue has moved, and one of their own is in it", [own("m", 1)], true, true],
    [
      "the queue has moved, and their own waits for a decision",
      [own("m", 0, { status: "pending" })],
      true,
      false,
    ],
    ["the queue has moved, and none is theirs", [queued("a", 9)], true, false],
    ["the queue has not moved", [own("m", 1)], false, false],
  ])("whether they read their page again: %s", (_, requests, moved, isRead) => {
    const counts = { ...none, all: 1 };
    const view = { queue: "rough", moved } as const;
    const update = { requests: [], from: {}, counts, view };
    expect(applied(pageOf(requests), update).isStale).toBe(isRead);
  });
});
