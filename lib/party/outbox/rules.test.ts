import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { RequestStatus } from "@/lib/party/requests/statuses";
import { canInsist, isAgreed } from "./rules";
import type { Act, SavedClash, SavedStep } from "./schema";

type Song = SavedStep["expected"][number]["before"];
const song = { id: "r1", status: "accepted", lane: "queue", pinned: false } as Song;
const told = { verb: "accepted", title: "Zombie", songs: 1, by: null } as const;
const clashWith = (request: Song | null): SavedClash => ({
  clashes: [{ step: told, request }],
  cursor: 8,
});

/** A step about the song, after which the board expects it to be `after`, and what it has met. */
function stepOf(act: Act, after: Song = song, request: Song | null = song) {
  const expected = [{ before: song, after }];
  return { act, expected, clash: clashWith(request) } as unknown as SavedStep;
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

  test.each<Act>([
    changeOf({ after: null }),
    changeOf({ lane: "queue", after: "r2" }),
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

  test("on ending the song that another DJ has started", () => {
    expect(insists(changeOf({ status: "playing" }), { ...song, id: "r2", status: "playing" })).toBe(
      true,
    );
  });
});
