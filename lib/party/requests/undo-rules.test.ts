import type { RequestRow } from "./db";
import { isChanged, stepIn, undoIn, undoOf } from "./undo-rules";

const row = {
  ...{ id: "r1", status: "pending", lane: "queue", position: 2, pinned: 0, backers: 3 },
  ...{ declineReason: null, declineNote: null, privateNote: "a", explicit: 0, apart: 1 },
  ...{ mergedInto: null, acceptedAt: null, startedAt: null, playedAt: null, declinedAt: null },
  withdrawnAt: null,
} as RequestRow;
const AT = "2026-11-21T20:00:00.000Z";
const snapshot = { status: "pending", lane: "queue", position: 2, pinned: 0 };

test("undo knows what a step has changed, and always where the request stood", () => {
  const after = { ...row, status: "accepted", apart: 0, acceptedAt: AT, backers: 9 } as RequestRow;
  expect(undoOf([{ before: row, after }], AT)).toEqual([
    { id: "r1", from: { ...snapshot, apart: 1, acceptedAt: null } },
  ]);
  expect(undoOf([{ before: row, after: row }], AT)).toEqual([{ id: "r1", from: snapshot }]);
});

test.each([
  ["declineReason", "other"],
  ["declineNote", "b"],
  ["privateNote", "b"],
  ["explicit", 1],
  ["mergedInto", "r2"],
  ["startedAt", AT],
  ["playedAt", AT],
  ["declinedAt", AT],
  ["withdrawnAt", AT],
] as const)("undo gives %s back", (column, value) => {
  const [undone] = undoOf([{ before: row, after: { ...row, [column]: value } as RequestRow }], AT);
  expect(undone?.from).toEqual({ ...snapshot, [column]: row[column] });
});

test("undoing a step that has created a request withdraws it", () => {
  const after = { ...row, lane: "Peak", position: 7, pinned: 1 };
  expect(undoOf([{ after }], AT)).toEqual([
    {
      id: "r1",
      from: { status: "withdrawn", withdrawnAt: AT, lane: "Peak", position: 7, pinned: 0 },
    },
  ]);
});

test("what is stored comes back, and what a former version has not stored is left out", () => {
  const whole = {
    ...{ title: "Zombie", songs: 2, by: { id: "d1", name: "Mia" }, lastCallAt: null },
    requests: undoOf([{ before: row, after: { ...row, apart: 0 } }], AT),
    backers: { ids: ["b1"], requestId: "r2" },
    filled: { requestId: "r2", backers: [{ id: "b1", columns: ["name", "message", "asked"] }] },
    guest: { id: "g1", ban: "muted" },
  };
  expect(undoIn(JSON.stringify(whole))).toEqual(whole);
  expect(undoIn('{"requests":[]}')).toEqual({ requests: [] });
  expect(() => undoIn("{}")).toThrow();
});

test("a step is called by what was stored of it, and an old one by its verb alone", () => {
  const by = { id: "d1", name: "Mia" };
  expect(stepIn("accepted", { title: "Zombie", songs: 2, by, requests: [] })).toEqual({
    ...{ verb: "accepted", title: "Zombie", songs: 2, by },
  });
  expect(stepIn("accepted", { requests: [] })).toEqual({
    ...{ verb: "accepted", title: null, songs: 1, by: null },
  });
});

test("a request is changed if it is new or any part of it differs", () => {
  expect(isChanged({ after: row })).toBe(true);
  expect(isChanged({ before: row, after: { ...row } })).toBe(false);
  expect(isChanged({ before: row, after: { ...row, backers: 4 } })).toBe(true);
});
