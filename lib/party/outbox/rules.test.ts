import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { RequestStatus } from "@/lib/party/requests/statuses";
import { canInsist, heldBy, isAgreed, lastUnsent, nextToSend } from "./rules";
import type { Act, SavedClash, SavedStep } from "./schema";

type Song = SavedStep["songs"][number];
const song = { id: "r1", status: "accepted", lane: "queue", pinned: false } as Song;
const told = { verb: "accepted", title: "Zombie", songs: 1, by: null } as const;
const clashWith = (request: Song | null): SavedClash => ({
  clashes: [{ step: told, request }],
  cursor: 8,
});

/** A step about the song, as it was, and what it has met. */
function stepOf(act: Act, before: Song = song, request: Song | null = song) {
  return { act, songs: [before], clash: clashWith(request) } as unknown as SavedStep;
}
const changeOf = (change: RequestChange): Act => ({ kind: "change", ids: ["r1"], change });

describe("others have done what a step wanted", () => {
  const accept = changeOf({ status: "accepted" });

  test("if the song is as the step would leave it", () => {
    expect(isAgreed(stepOf(accept), clashWith(song))).toBe(true);
  });

  test.each<Partial<Song>>([{ status: "pending" }, { lane: "Peak" }, { pinned: true }])(
    "unless it differs by %j",
    (other) => {
      expect(isAgreed(stepOf(accept), clashWith({ ...song, ...other }))).toBe(false);
    },
  );

  test("on a new lane a song is not next any more, and nor is one that is not accepted", () => {
    const next = { ...song, pinned: true } as Song;
    const parks = (met: Partial<Song>) =>
      isAgreed(stepOf(changeOf({ lane: "Peak" }), next), clashWith({ ...next, ...met }));
    expect(parks({ lane: "Peak", pinned: false })).toBe(true);
    expect(parks({ lane: "Peak" })).toBe(false);
    const plays = (met: Partial<Song>) =>
      isAgreed(stepOf(changeOf({ status: "playing" }), next), clashWith({ ...next, ...met }));
    expect(plays({ status: "playing", pinned: false })).toBe(true);
    expect(plays({ status: "playing" })).toBe(false);
  });

  test.each<Act>([
    changeOf({ after: null }),
    changeOf({ lane: "queue", after: "r2" }),
    changeOf({ privateNote: "Dedicated to Ana" }),
    { kind: "merge", ids: ["r1"], into: "r2" },
    { kind: "split", ids: ["r1"], backerId: "b1" },
    { kind: "undo", ids: ["r1"] },
  ])("not if it wanted more than the song tells: %j", (act) => {
    expect(isAgreed(stepOf(act), clashWith(song))).toBe(false);
  });
});

describe("a DJ may insist", () => {
  const decline = changeOf({ status: "declined", declineReason: "explicit" });
  const insists = (act: Act, request: Song | null) => canInsist(stepOf(act, song, request));

  test.each<[RequestStatus, boolean]>([
    ["pending", true],
    ["accepted", true],
    ["declined", true],
    ["playing", false],
    ["played", false],
    ["withdrawn", false],
  ])("on a decision about a song that is %s by now: %s", (status, may) => {
    expect(insists(decline, { ...song, status })).toBe(may);
  });

  test("on a place in the queue only while the song is accepted", () => {
    const move = changeOf({ after: null });
    expect(insists(move, song)).toBe(true);
    expect(insists(move, { ...song, status: "pending" })).toBe(false);
  });

  test("never that a song was played, on undo, or on a song that is gone", () => {
    expect(insists(changeOf({ status: "played" }), song)).toBe(false);
    expect(insists({ kind: "undo", ids: ["r1"] }, song)).toBe(false);
    expect(insists(decline, null)).toBe(false);
  });

  test("on a note, whatever has become of its song", () => {
    const note = changeOf({ privateNote: "Dedicated to Ana" });
    for (const status of ["pending", "accepted", "played"] as const) {
      expect(insists(note, { ...song, status })).toBe(true);
    }
    expect(insists(note, null)).toBe(false);
  });

  test("on ending the song that another DJ has started", () => {
    expect(insists(changeOf({ status: "playing" }), { ...song, id: "r2", status: "playing" })).toBe(
      true,
    );
  });
});

describe("the steps in their order", () => {
  const clash = clashWith(song);
  /** A step about these songs. */
  const about = (id: string, ids: string[], more: Partial<SavedStep> = {}) =>
    ({ id, act: { kind: "undo", ids }, clash: null, isSent: false, ...more }) as SavedStep;
  const idsOf = (steps: readonly SavedStep[]) => steps.map(({ id }) => id);

  test("the first goes first", () => {
    expect(nextToSend([about("1", ["a"]), about("2", ["b"])])?.id).toBe("1");
    expect(nextToSend([])).toBeUndefined();
  });

  test("one that clashes holds up those about its songs, and those about theirs", () => {
    const clashed = about("1", ["a", "b"], { clash });
    const [behind, far] = [about("2", ["b", "c"]), about("3", ["c"])];
    expect(nextToSend([clashed, behind, far])).toBeUndefined();
    expect(nextToSend([clashed, behind, far, about("4", ["d"])])?.id).toBe("4");
    expect(nextToSend([behind, clashed])?.id).toBe("2");
    expect(nextToSend([clashed, about("2", [])])?.id).toBe("2");
  });

  test("what waits for the DJ's decision is the step that clashes, and what came later about its songs", () => {
    const clashed = about("2", ["a", "b"], { clash });
    const steps = [
      about("1", ["a"]),
      clashed,
      about("3", ["b", "z"]),
      about("4", ["c"]),
      about("5", ["a"]),
    ];
    expect(idsOf(heldBy(clashed, steps))).toEqual(["2", "3", "5"]);
    // A step about no song, and one that another tab has taken off.
    expect(idsOf(heldBy(about("4", []), steps))).toEqual(["4"]);
    expect(idsOf(heldBy(about("9", ["a"]), steps))).toEqual(["1", "2", "5"]);
  });

  test("undo takes the last step out while it is not sent, unless it is an undo itself", () => {
    const change = { kind: "change", ids: ["a"], change: {} } as Act;
    const last = (more: Partial<SavedStep>) =>
      lastUnsent([about("1", ["a"], { act: change }), about("2", ["a"], { act: change, ...more })]);
    expect(last({})?.id).toBe("2");
    expect(last({ isSent: true })).toBeUndefined();
    expect(last({ act: { kind: "undo", ids: ["a"] } })).toBeUndefined();
    expect(lastUnsent([])).toBeUndefined();
  });
});

test("several songs are agreed on only if each is as wanted", () => {
  const act = changeOf({ status: "accepted" });
  const [one, two] = [song, { ...song, id: "r2" }];
  const step = { ...stepOf(act), songs: [one, two] };
  const met = (...requests: (Song | null)[]) => ({
    clashes: requests.map((request) => ({ step: told, request })),
    cursor: 8,
  });
  expect(isAgreed(step, met(one, two))).toBe(true);
  expect(isAgreed(step, met(one, { ...two, status: "pending" }))).toBe(false);
  expect(isAgreed(step, met({ ...song, id: "r3" }))).toBe(false);
});

test("a DJ insists only on what has clashed, and only if each song that it met is open", () => {
  const decline = changeOf({ status: "declined" });
  expect(canInsist({ ...stepOf(decline), clash: null })).toBe(false);
  const clash = {
    ...clashWith(song),
    clashes: [song, null].map((request) => ({ step: told, request })),
  };
  expect(canInsist({ ...stepOf(decline), clash })).toBe(false);
});
