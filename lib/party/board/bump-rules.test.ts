import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { bumpedBy, promisedIn } from "./bump-rules";
import { lineAfter, type PendingStep, replay } from "./replay";
import type { Board } from "./schema";

const song = (id: string, position: number, more: Partial<DjRequest> = {}) =>
  ({
    id,
    status: "accepted",
    lane: "queue",
    position,
    pinned: false,
    backers: 1,
    createdAt: id,
    playedAt: null,
    declinedAt: null,
    toldAt: null,
    ...more,
  }) as DjRequest;

const told = song("a", 1, { toldAt: "2026-11-24T22:00:00Z" });
const [b, c] = [song("b", 2), song("c", 3)];
const later = song("later", 1, { lane: "Peak" });
const line = [told, b, c, later];

/** Whether the guest of `told` is bumped if these songs, of the line or not, change. */
function bumps(requests: DjRequest | DjRequest[], change: RequestChange, among = line) {
  const songs = [requests].flat();
  const act = { kind: "change", ids: songs.map(({ id }) => id), change } as const;
  const known = {
    playing: null,
    settings: { explicit: true, lanes: ["Peak"] } as Board["settings"],
    line: among,
    isWhole: true,
    find: (id: string) => [...among, ...songs].find((one) => one.id === id),
  };
  const changed = replay([{ act, songs, at: "", isOver: false } as unknown as PendingStep], known);
  const after = lineAfter(
    among,
    changed.map((one) => one.after),
  );
  return bumpedBy(change, among, after)?.id === told.id;
}

test("whatever plays or comes before the song whose guest was told bumps it, however the DJ does it", () => {
  expect(bumps(b, { status: "playing" })).toBe(true);
  expect(bumps(later, { status: "playing" })).toBe(true);
  expect(bumps(c, { after: null })).toBe(true);
  expect(bumps(c, { pinned: true })).toBe(true);
  expect(bumps(told, { after: "b" })).toBe(true);
  expect(bumps(told, { lane: "Peak" })).toBe(true);
  const pinned = { ...told, pinned: true, position: 9 };
  const others = [pinned, b, c];
  expect(bumps(pinned, { pinned: false }, others)).toBe(true);
  expect(bumps(b, { pinned: true }, others)).toBe(true);
  expect(bumps([c, b], { lane: "queue", after: null })).toBe(true);
});

test("what leaves it first, or decides on the song itself, asks nothing", () => {
  expect(bumps(told, { status: "playing" })).toBe(false);
  expect(bumps(told, { status: "pending" })).toBe(false);
  expect(bumps(told, { pinned: true })).toBe(false);
  expect(bumps(c, { after: "a" })).toBe(false);
  expect(bumps(later, { lane: "queue" })).toBe(false);
  expect(bumps(song("new", 0, { status: "pending" }), { status: "accepted" })).toBe(false);
  expect(bumps(b, { explicit: true })).toBe(false);
});

test("a promise holds while the song is next: behind another, or untold, nobody is asked", () => {
  const behind = [{ ...told, position: 9 }, b, c];
  expect(promisedIn(behind)).toBeUndefined();
  expect(bumps(c, { status: "playing" }, behind)).toBe(false);
  const untold = [{ ...told, toldAt: null }, b, c];
  expect(bumps(c, { status: "playing" }, untold)).toBe(false);
});
