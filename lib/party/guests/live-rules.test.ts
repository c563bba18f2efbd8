import type { GuestDelta } from "@/lib/party/live/schema";
import type { Snapshot } from "@/lib/party/requests/change-schema";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { outdatedBy, withDelta } from "./live-rules";

const song = (id: string, given: Partial<GuestRequest> = {}) =>
  ({ id, status: "pending", mine: true, ...given }) as GuestRequest;
const was = (status: Snapshot["status"]): Snapshot => ({
  status,
  lane: "queue",
  position: 0,
  pinned: false,
});
const settings = { queueView: "exact" };
const pace = { seconds: null, last: null };
const event = (given: object = {}) =>
  ({ cursor: 1, settings, pace, playing: null, ...given }) as GuestEvent;
const delta = (given: object = {}) =>
  ({ id: 2, verb: "accepted", requests: [], from: {}, pace, ...given }) as unknown as GuestDelta;

describe("the playing song", () => {
  const playing = song("p", { status: "playing" });
  const playingAfter = (given: object) =>
    withDelta(event({ playing }), delta(given)).playing?.id ?? null;

  test.each([
    ["goes on while others change", { requests: [song("a")], from: { a: was("pending") } }, "p"],
    ["goes on as it gains a heart", { requests: [playing], from: { p: was("playing") } }, "p"],
    ["is followed by another", { requests: [song("q", { status: "playing" })] }, "q"],
    [
      "has ended",
      { requests: [song("p", { status: "played" })], from: { p: was("playing") } },
      null,
    ],
    ["is back in a queue that guests do not see", { from: { p: was("playing") } }, null],
    ["was told before", { id: 1, from: { p: was("playing") } }, "p"],
  ])("%s", (_, given, expected) => {
    expect(playingAfter(given)).toBe(expected);
  });
});

describe("what only the server can bring up to date", () => {
  const own = [song("m"), song("v", { mine: false })];
  const outdated = (given: object, confirmed: string[] = []) =>
    outdatedBy(delta(given), { event: event(), own, confirmed });
  const accepted = (id: string) => ({
    requests: [song(id, { status: "accepted" })],
    from: { [id]: was("pending") },
  });

  test.each([
    ["another's request is decided", accepted("v"), { lists: false, event: false }],
    ["one of their own is decided", accepted("m"), { lists: false, event: true }],
    [
      "one of their own gains a vote",
      { requests: [song("m")], from: { m: was("pending") } },
      { lists: false, event: false },
    ],
    [
      "one of their own goes into a queue of which they see no others",
      { from: { m: was("pending") }, view: { queue: "own", moved: true } },
      { lists: true, event: true },
    ],
    [
      "one of their own is merged into another",
      { verb: "merged", requests: [song("m")], from: { m: was("pending") } },
      { lists: true, event: false },
    ],
    [
      "guests see the queue in another way",
      { event: { settings: { queueView: "rough" } } },
      { lists: true, event: false },
    ],
    ["there is a pace now", { pace: { seconds: 200 } }, { lists: true, event: false }],
  ])("when %s", (_, given, expected) => {
    expect(outdated(given)).toEqual(expected);
  });

  test("when a request comes that this phone has sent in another tab", () => {
    const asked = { verb: "asked", requests: [song("n")], from: { n: null } };
    expect(outdated(asked)).toEqual({ lists: false, event: false });
    expect(outdated(asked, ["n"])).toEqual({ lists: true, event: true });
    expect(outdated({ ...asked, requests: [song("m")] }, ["m"]).lists).toBe(false);
  });

  test("when undo brings back what they voted for before it was merged, and which they have left since", () => {
    const undone = { verb: "undone", requests: [song("n")], from: { n: was("withdrawn") } };
    expect(outdated(undone)).toEqual({ lists: false, event: false });
    expect(outdated(undone, ["n"])).toEqual({ lists: true, event: true });
  });

  test("nothing, as long as the page knows neither the event nor their own", () => {
    const shown = { event: undefined, own: undefined, confirmed: ["m"] };
    expect(outdatedBy(delta(accepted("m")), shown)).toEqual({ lists: false, event: false });
  });
});
