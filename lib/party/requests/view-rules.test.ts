import type { Snapshots } from "./change-schema";
import type { SongRequest } from "./schema";
import { requestStatuses } from "./statuses";
import { isHidden, roughPlace, roughWait, veiled, veiledSnapshots } from "./view-rules";

test.each([
  [1, 1, null],
  [3, 3, null],
  [4, 4, 6],
  [6, 4, 6],
  [7, 7, 10],
  [10, 7, 10],
  [11, 11, 20],
  [21, 21, 40],
  [80, 41, 80],
  [81, 81, 160],
  [161, 161, 320],
  [320, 161, 320],
  [321, 321, 321],
  [999, 321, 321],
])("place %i is told as %i to %s", (place, from, placeTo) => {
  expect(roughPlace(place)).toEqual({ place: from, placeTo });
});

test("a wait is told for the last place of its range, in steps of five minutes", () => {
  const pace = { seconds: 240, last: null };
  // Five songs come before the sixth place.
  expect(roughWait(pace, 6, 0)).toBe(1200);
  expect(roughWait({ ...pace, seconds: 241 }, 6, 0)).toBe(1500);
  // Without a pace, each takes as long as a typical song.
  expect(roughWait({ seconds: null, last: null }, 6, 0)).toBe(1200);
  expect(roughWait({ seconds: null, last: null }, 1, 0)).toBe(0);
});

const song = {
  ...{ id: "r1", status: "accepted", lane: "queue", position: 2.5, pinned: true },
  acceptedAt: "2026-11-21T20:00:00.000Z",
} as SongRequest;

test("of the queue only the next songs are in order", () => {
  expect(veiled(song, ["r0", "r1"])).toEqual({
    ...song,
    ...{ position: 2, pinned: false, acceptedAt: null },
  });
  expect(veiled(song, ["r0"])).toMatchObject({ position: 4, pinned: false, acceptedAt: null });
  expect(veiled({ ...song, lane: "Peak" }, ["r1"])).toMatchObject({ position: 4 });
});

test("what is not in the queue has no place, and keeps when it was accepted", () => {
  const played = { ...song, status: "played" as const };
  expect(veiled(played, ["r1"])).toEqual({ ...played, position: 0, pinned: false });
});

test("only where guests see no queue is what is accepted hidden", () => {
  const hidden = (queueView: "exact" | "rough" | "own") =>
    requestStatuses.filter((status) => isHidden({ settings: { queueView } }, { status }));
  expect([hidden("exact"), hidden("rough"), hidden("own")]).toEqual([[], [], ["accepted"]]);
});

test("a change tells what it was before without places, and nothing of what stays in the queue unseen", () => {
  const snapshot = (status: string) => ({ status, lane: "queue", position: 7, pinned: true });
  const from = {
    ...{ shown: snapshot("accepted"), unseen: snapshot("accepted"), asked: snapshot("pending") },
    ...{ shownNew: null, unseenNew: null },
  } as unknown as Snapshots;
  const told = veiledSnapshots(from, new Set(["shown", "shownNew"]));
  expect(told).toEqual({
    shown: { ...snapshot("accepted"), position: 0, pinned: false },
    asked: { ...snapshot("pending"), position: 0, pinned: false },
    shownNew: null,
  });
});
