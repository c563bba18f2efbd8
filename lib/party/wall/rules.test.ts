import type { GuestRequest } from "@/lib/party/requests/schema";
import { nextIn } from "./rules";
import { newWallSchema } from "./schema";

const requests = Array.from({ length: 6 }, (_, index) => {
  const waits = { status: "accepted", lane: "queue", pinned: false, position: Math.min(index, 4) };
  return { id: String(index), ...waits } as GuestRequest;
});

test("a wall shows no more songs than guests may know the order of", () => {
  const shown = (queueView: "exact" | "rough") =>
    nextIn({ requests }, { settings: { queueView } }, undefined).map(({ id }) => id);
  expect(shown("exact")).toEqual(["0", "1", "2", "3", "4"]);
  expect(shown("rough")).toEqual(["0", "1", "2"]);
});

test("after the night, nothing comes next", () => {
  const next = (ending: "over" | "goesOn") =>
    nextIn({ requests }, { settings: { queueView: "exact" } }, ending).length;
  expect([next("over"), next("goesOn")]).toEqual([0, 5]);
});

test("a screen's code is read whatever keyboard typed it", () => {
  expect(newWallSchema.parse({ code: " par-ty٢ " }).code).toBe("PARTY2");
  expect(newWallSchema.parse({ code: "ＰＡＲＴＹ２" }).code).toBe("PARTY2");
});
