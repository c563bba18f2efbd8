import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { endingAt, freesSlot, stillHolds } from "./rules";

const request = (change: Partial<GuestRequest>) =>
  ({ id: "r1", status: "pending", asked: true, counted: true, ...change }) as GuestRequest;

test("only what takes a slot may be swapped", () => {
  expect(freesSlot(request({}))).toBe(true);
  expect(freesSlot(request({ counted: false }))).toBe(false);
  expect(freesSlot(request({ status: "accepted" }))).toBe(false);
  expect(freesSlot(request({ asked: false }))).toBe(false);
});

test("a request is with the DJ until they decide, and a vote counts until the song has played", () => {
  const holds = (merged: boolean, status: GuestRequest["status"]) =>
    stillHolds({ id: "r1", merged }, [request({ status })]);
  expect(
    (["pending", "accepted", "declined", "played"] as const).map((s) => holds(false, s)),
  ).toEqual([true, false, false, false]);
  expect(
    (["pending", "accepted", "declined", "played"] as const).map((s) => holds(true, s)),
  ).toEqual([true, true, false, false]);
  expect(stillHolds({ id: "r2", merged: false }, [request({ status: "played" })])).toBe(true);
});

test("a last call ends the requests, not the night", () => {
  const now = Date.parse("2026-11-22T00:30:00Z");
  const at = (change: object) =>
    endingAt({ status: "closed", closesAt: null, playing: null, ...change } as GuestEvent, now);
  expect(at({ status: "open" })).toBeUndefined();
  expect(at({ closesAt: "2026-11-22T02:00:00Z" })).toBe("goesOn");
  expect(at({ closesAt: "2026-11-22T00:00:00Z" })).toBe("over");
  const playing = (startedAt: string, seconds: number | null = null) =>
    at({ closesAt: "2026-11-22T00:00:00Z", playing: { startedAt, seconds } });
  expect(playing("2026-11-22T00:27:00Z", 240)).toBe("goesOn");
  // Nobody has ended the last song of the night.
  expect(playing("2026-11-22T00:24:00Z", 240)).toBe("over");
  expect(playing("2026-11-22T00:24:00Z")).toBe("goesOn");
  expect(playing("2026-11-22T00:10:00Z")).toBe("over");
  expect(at({})).toBe("closed");
});
