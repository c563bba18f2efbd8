import { AppError } from "@/lib/calls/errors";
import { QUEUE } from "@/lib/party/events/lanes";
import { type Decision, decide } from "./decide";
import type { Decided, Surroundings } from "./effect";
import type { DeclineReason, RequestStatus } from "./statuses";

const AT = "2026-11-28T21:00:00.000Z";
const EARLIER = "2026-11-28T20:00:00.000Z";
const LAST_PLAYED = "2026-11-28T19:00:00.000Z";

/** Two values of each field are in use: these differ from what every decision sets. */
const WAITING: Decided = {
  id: "r",
  status: "pending",
  lane: "Peak",
  position: 3,
  pinned: true,
  explicit: false,
  apart: false,
  privateNote: "after the cake",
  trackId: "t",
  seconds: 200,
  declineReason: null,
  declineNote: null,
  acceptedAt: null,
  startedAt: null,
  playedAt: null,
  declinedAt: null,
  toldAt: null,
};

/** A request that has been through everything, so that what a decision clears shows. */
const WORN: Decided = {
  ...WAITING,
  declineReason: "other",
  declineNote: "Not tonight",
  acceptedAt: EARLIER,
  startedAt: EARLIER,
  playedAt: EARLIER,
  declinedAt: EARLIER,
  toldAt: EARLIER,
};

const AROUND: Surroundings = {
  at: AT,
  settings: { explicit: true, lanes: ["Peak"] },
  playing: null,
  lastPlayed: LAST_PLAYED,
  lane: [],
  end: 9,
};

const REOPENED: Partial<Decided> = {
  status: "pending",
  lane: QUEUE,
  pinned: false,
  declineReason: null,
  declineNote: null,
  acceptedAt: null,
  startedAt: null,
  playedAt: null,
  declinedAt: null,
  toldAt: null,
};

const decided = (before: Partial<Decided>, change: Decision) =>
  decide({ ...WAITING, ...before }, change, AROUND);

const refusal = (before: Partial<Decided>, change: Decision) => {
  try {
    decided(before, change);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

test("an accepted request goes to the end of the queue, whatever lane it was in", () => {
  expect(decided({}, { status: "accepted" })).toEqual({
    ...WAITING,
    status: "accepted",
    acceptedAt: AT,
    lane: QUEUE,
    position: 9,
  });
});

test("a declined request keeps nothing of what was decided before, and says why", () => {
  const change = { status: "declined", declineReason: "other", note: "Too slow" } as const;
  expect(decide({ ...WORN, status: "accepted" }, change, AROUND)).toEqual({
    ...WORN,
    ...REOPENED,
    status: "declined",
    declinedAt: AT,
    declineReason: "other",
    declineNote: "Too slow",
  });
  expect(decided({}, { status: "declined" })).toMatchObject({
    declineReason: null,
    declineNote: null,
    playedAt: null,
  });
});

test("only who is declined because it was played is told when", () => {
  const playedAt = (declineReason: DeclineReason) =>
    decided({}, { status: "declined", declineReason }).playedAt;
  expect(playedAt("already_played")).toBe(LAST_PLAYED);
  expect(playedAt("explicit")).toBeNull();
  expect(playedAt("other")).toBeNull();
});

test("a reopened request is as if nobody had decided", () => {
  for (const status of ["accepted", "played", "declined"] as const) {
    expect(decide({ ...WORN, status }, { status: "pending" }, AROUND)).toEqual({
      ...WORN,
      ...REOPENED,
    });
  }
});

test("a song declined for its words is marked, and no longer once it is reopened", () => {
  const declined = decided({}, { status: "declined", declineReason: "explicit" });
  expect(declined.explicit).toBe(true);
  expect(decide(declined, { status: "pending" }, AROUND).explicit).toBe(false);
  // Declined for another reason, it keeps the mark that somebody has set.
  const other = decided({ explicit: true }, { status: "declined", declineReason: "other" });
  expect(other.explicit).toBe(true);
  expect(decide(other, { status: "pending" }, AROUND).explicit).toBe(true);
  expect(decided({}, { status: "declined", declineReason: "other" }).explicit).toBe(false);
});

test("a mark changes nothing else, and is set and cleared", () => {
  expect(decided({}, { explicit: true })).toEqual({ ...WAITING, explicit: true });
  expect(decided({ explicit: true }, { explicit: false })).toEqual(WAITING);
  expect(decided({ explicit: true }, { lane: QUEUE })).toEqual({ ...WAITING, explicit: true });
  // What is said beats what follows from the reason.
  const change = { status: "declined", declineReason: "explicit", explicit: false } as const;
  expect(decided({}, change).explicit).toBe(false);
});

test("playing and played change the status alone", () => {
  expect(decided({ status: "accepted" }, { status: "playing" })).toEqual({
    ...WAITING,
    status: "playing",
  });
  expect(decided({ status: "playing" }, { status: "played" })).toEqual({
    ...WAITING,
    status: "played",
  });
});

test.each<[RequestStatus, RequestStatus]>([
  ["pending", "playing"],
  ["pending", "played"],
  ["pending", "pending"],
  ["accepted", "accepted"],
  ["accepted", "played"],
  ["playing", "pending"],
  ["playing", "declined"],
  ["played", "accepted"],
  ["declined", "accepted"],
  ["withdrawn", "pending"],
  ["pending", "withdrawn"],
])("%s → %s is a conflict", (from, to) => {
  expect(refusal({ status: from }, { status: to })).toBe("conflict");
});

describe("a decision over another DJ's", () => {
  const over = (from: RequestStatus, to: RequestStatus) =>
    decide({ ...WORN, status: from }, { status: to, isOver: true }, AROUND);

  test("takes back what that one decided, as far as it must", () => {
    expect(over("declined", "accepted")).toEqual({
      ...WORN,
      ...REOPENED,
      status: "accepted",
      acceptedAt: AT,
      position: 9,
    });
    expect(over("declined", "playing")).toEqual({
      ...WORN,
      ...REOPENED,
      status: "playing",
      acceptedAt: AT,
      position: 9,
    });
    // What may follow anyway is not taken back first.
    expect(over("accepted", "playing")).toEqual({ ...WORN, status: "playing" });
  });

  test("is content with what is already so", () => {
    expect(over("played", "played")).toEqual({ ...WORN, status: "played" });
    expect(over("playing", "playing")).toEqual({ ...WORN, status: "playing" });
    expect(over("declined", "declined").declinedAt).toBe(EARLIER);
  });

  test("does not undo what guests have heard or done", () => {
    for (const to of ["accepted", "declined", "pending", "playing"] as const) {
      expect(refusal({ status: "played" }, { status: to, isOver: true })).toBe("conflict");
    }
    expect(refusal({ status: "playing" }, { status: "accepted", isOver: true })).toBe("conflict");
    expect(refusal({ status: "withdrawn" }, { status: "accepted", isOver: true })).toBe("conflict");
    expect(refusal({ status: "pending" }, { status: "withdrawn", isOver: true })).toBe("conflict");
  });
});

describe("a request that waits apart", () => {
  const apart = { apart: true };

  test("can be let in, declined or left, and nothing else", () => {
    expect(decided(apart, { apart: false })).toEqual(WAITING);
    expect(decided(apart, { status: "declined" })).toMatchObject({
      status: "declined",
      apart: true,
    });
    expect(decided({ ...apart, status: "declined" }, { status: "pending" })).toMatchObject({
      status: "pending",
      apart: true,
    });
    expect(refusal(apart, { status: "accepted" })).toBe("conflict");
    expect(refusal(apart, {})).toBe("conflict");
  });

  test.each<Decision>([
    { lane: QUEUE },
    { pinned: true },
    { after: null },
    { privateNote: "" },
    { trackId: null },
    { explicit: true },
  ])("takes no %j, neither with a decision nor when it is let in", (more) => {
    expect(refusal(apart, more)).toBe("conflict");
    expect(refusal(apart, { ...more, status: "declined" })).toBe("conflict");
    expect(refusal(apart, { ...more, apart: false })).toBe("conflict");
  });

  test("is not let in and decided about in one step", () => {
    expect(refusal(apart, { apart: false, status: "declined" })).toBe("conflict");
  });

  test("is the only one that can be let in", () => {
    expect(refusal({}, { apart: false })).toBe("conflict");
    expect(refusal({}, { status: "accepted" })).toBeUndefined();
  });
});
