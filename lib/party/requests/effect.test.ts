import { AppError } from "@/lib/calls/errors";
import { QUEUE } from "@/lib/party/events/lanes";
import { NO_TRACK } from "@/lib/party/library/edition-rules";
import type { Decision } from "./decide";
import { type Decided, effectOf, partOf, type Surroundings } from "./effect";

const AT = "2026-11-28T21:00:00.000Z";

const request = (id: string, part: Partial<Decided> = {}): Decided => ({
  id,
  status: "accepted",
  lane: QUEUE,
  position: 1,
  pinned: false,
  explicit: false,
  apart: false,
  privateNote: null,
  trackId: null,
  seconds: null,
  declineReason: null,
  declineNote: null,
  acceptedAt: null,
  startedAt: null,
  playedAt: null,
  declinedAt: null,
  toldAt: null,
  ...part,
});

const AROUND: Surroundings = {
  at: AT,
  settings: { explicit: true, lanes: ["Peak"] },
  playing: null,
  lastPlayed: null,
  lane: [],
  end: 9,
};

function effects(before: Decided, change: Decision, around: Partial<Surroundings> = {}) {
  const [own, ...others] = effectOf(before, change, { ...AROUND, ...around });
  return { own: own?.after, others };
}

const refusal = (...asked: Parameters<typeof effects>) => {
  try {
    effects(...asked);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error : undefined;
  }
};

describe("playing", () => {
  const song = request("song", { pinned: true });
  const former = request("former", { status: "playing", startedAt: "before" });

  test("a song starts now, is next no longer, and ends the one that plays", () => {
    expect(effects(song, { status: "playing" }, { playing: former })).toEqual({
      own: { ...song, status: "playing", startedAt: AT, pinned: false },
      others: [{ before: former, after: { ...former, status: "played", playedAt: AT } }],
    });
    expect(effects(song, { status: "playing" }).others).toEqual([]);
  });

  test("whoever insists on what another DJ has done already changes nothing of its time", () => {
    const played = { ...former, status: "played" as const, playedAt: "ended" };
    const over = { isOver: true };
    expect(effects(former, { status: "playing", ...over }, { playing: former }).own).toEqual(
      former,
    );
    expect(effects(played, { status: "played", ...over }).own).toEqual(played);
  });

  test("a song does not end itself, and its end ends no other", () => {
    const again = effects(former, { status: "playing", isOver: true }, { playing: former });
    expect(again.others).toEqual([]);
    expect(effects(former, { status: "played" }, { playing: former })).toEqual({
      own: { ...former, status: "played", playedAt: AT },
      others: [],
    });
    expect(effects(song, { status: "pending" }, { playing: former }).others).toEqual([]);
  });
});

describe("places", () => {
  const [a, b, c] = [
    request("a", { position: 1 }),
    request("b", { position: 2 }),
    request("c", { position: 4 }),
  ];
  const lane = [a, b, c];

  test.each<[string | null, number]>([
    [null, 0],
    ["a", 1.5],
    ["b", 3],
    ["c", 5],
  ])("behind %s is the place %d", (after, position) => {
    const moved = request("m", { position: 7 });
    expect(effects(moved, { after }, { lane })).toEqual({
      own: { ...moved, position },
      others: [],
    });
  });

  test("a request is not in its own way", () => {
    expect(effects(b, { after: "a" }, { lane }).own?.position).toBe(2);
    expect(refusal(b, { after: "b" }, { lane })?.code).toBe("conflict");
    expect(refusal(b, { after: "gone" }, { lane })?.code).toBe("conflict");
  });

  test("where there is no number left between two, the lane is numbered anew", () => {
    const near = request("n", { position: 1 + Number.EPSILON });
    const moved = request("m", { position: 7 });
    const { own, others } = effects(moved, { after: "a" }, { lane: [a, near, c] });
    expect(own?.position).toBe(2);
    expect(others).toEqual([
      { before: a, after: { ...a, position: 1 } },
      { before: near, after: { ...near, position: 3 } },
      { before: c, after: { ...c, position: 4 } },
    ]);
  });

  test("in a crowded lane a request stands right behind the one that was named, and can be next as well", () => {
    const near = request("n", { position: 2 + Number.EPSILON * 2 });
    const next = request("next", { position: 0, pinned: true });
    const moved = request("m", { position: 7 });
    const crowded = { lane: [next, a, b, near] };
    const { own, others } = effects(moved, { after: "b" }, crowded);
    expect(own?.position).toBe(4);
    // The next song, too: it comes back to a place of its own.
    expect(others.map(({ after }) => [after.id, after.position])).toEqual([
      ["next", 1],
      ["a", 2],
      ["b", 3],
      ["n", 5],
    ]);
    const pinned = effects(moved, { after: "b", pinned: true }, crowded);
    expect(pinned.own).toMatchObject({ position: 4, pinned: true });
    expect(pinned.others.map(({ after }) => [after.id, after.position, after.pinned])).toEqual([
      ["next", 0, false],
      ["a", 2, false],
      ["b", 3, false],
      ["n", 5, false],
    ]);
  });

  test("the next song goes to the front, and the one that was next stands behind it", () => {
    const next = request("next", { position: 3, pinned: true });
    expect(effects(b, { pinned: true }, { lane: [next, a, b, c] })).toEqual({
      own: { ...b, pinned: true },
      others: [{ before: next, after: { ...next, pinned: false, position: 0 } }],
    });
    expect(effects(next, { pinned: false }, { lane: [next, a] })).toEqual({
      own: { ...next, pinned: false },
      others: [],
    });
  });

  test("only an accepted request has a place, and only the queue a next song", () => {
    for (const change of [{ lane: "Peak" }, { pinned: true }, { pinned: false }, { after: null }]) {
      expect(refusal(request("p", { status: "pending" }), change)?.code).toBe("conflict");
    }
    const parked = request("p", { lane: "Peak" });
    expect(refusal(parked, { pinned: true })?.code).toBe("conflict");
    expect(effects(parked, { pinned: false }).own).toEqual(parked);
  });

  test("a request is parked at the end of a lane that the event has", () => {
    const next = request("next", { pinned: true });
    expect(effects(next, { lane: "Peak" }).own).toEqual({
      ...next,
      lane: "Peak",
      pinned: false,
      position: 9,
    });
    const parked = request("p", { lane: "Peak" });
    expect(effects(parked, { lane: "Peak" }).own).toEqual(parked);
    // A lane that is gone is left all the same.
    const lost = request("l", { lane: "Gone" });
    expect(effects(lost, { lane: QUEUE }).own).toEqual({ ...lost, lane: QUEUE, position: 9 });
    const wrong = refusal(parked, { lane: "Gone" });
    expect(wrong).toMatchObject({ code: "invalid_input", fields: { lane: ["invalid"] } });
  });

  test("a request is accepted into a lane, behind another, in one step", () => {
    const pending = request("p", { status: "pending" });
    const inPeak = request("x", { lane: "Peak", position: 6 });
    const change = { status: "accepted", lane: "Peak", after: "x" } as const;
    expect(effects(pending, change, { lane: [inPeak] }).own).toEqual({
      ...pending,
      status: "accepted",
      acceptedAt: AT,
      lane: "Peak",
      position: 7,
    });
  });
});

describe("what else a change sets", () => {
  test("a note is written, kept and cleared", () => {
    const noted = request("n", { privateNote: "later" });
    expect(effects(noted, {}).own?.privateNote).toBe("later");
    expect(effects(noted, { privateNote: "now" }).own?.privateNote).toBe("now");
    expect(effects(noted, { privateNote: "" }).own?.privateNote).toBeNull();
  });

  test("a track and its length are tied together, and what is not known of a length stays", () => {
    const song = request("s", { trackId: "t1", seconds: 200 });
    const tie = (change: Decision) => {
      const { own } = effects(song, change);
      return [own?.trackId, own?.seconds];
    };
    expect(tie({})).toEqual(["t1", 200]);
    // Without a track, a length says nothing.
    expect(tie({ seconds: 90 })).toEqual(["t1", 200]);
    expect(tie({ trackId: "t2", seconds: 180 })).toEqual(["t2", 180]);
    expect(tie({ trackId: "t2" })).toEqual(["t2", 200]);
    expect(tie({ trackId: null })).toEqual([NO_TRACK, 200]);
  });

  test("a song with words that the event does not want is declined when it is marked", () => {
    const pending = request("p", { status: "pending" });
    const strict = { settings: { explicit: false, lanes: [] } };
    expect(effects(pending, { explicit: true }, strict).own).toMatchObject({
      status: "declined",
      declineReason: "explicit",
      explicit: true,
    });
    const stays = (before: Decided, change: Decision, around: Partial<Surroundings>) =>
      effects(before, change, around).own?.status;
    expect(stays(pending, { explicit: true }, {})).toBe("pending");
    expect(stays(pending, { explicit: false }, strict)).toBe("pending");
    expect(stays(request("a"), { explicit: true }, strict)).toBe("accepted");
    // What the DJ says beats what follows.
    expect(stays(pending, { explicit: true, status: "accepted" }, strict)).toBe("accepted");
  });
});

test("requests that move together stand behind one another, the first behind what was named", () => {
  const ids = ["a", "b", "c"];
  const at = (after: string | null | undefined) =>
    ids.map((_, index) => partOf({ ...(after !== undefined && { after }) }, ids, index).after);
  expect(at("x")).toEqual(["x", "a", "b"]);
  expect(at(null)).toEqual([null, "a", "b"]);
  expect(at(undefined)).toEqual([undefined, undefined, undefined]);
});
