import fc from "fast-check";
import { eventPhaseAt, isCollectingAt, judgedAt, nextTurn, setByHand, statusAt } from "./rules";
import { eventStatuses } from "./schema";

const NOW = Date.parse("2026-11-21T22:00:00Z");
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const time = fc.option(fc.integer({ min: -90, max: 90 }).map(at));
const schedule = fc.record({
  status: fc.constantFrom(...eventStatuses),
  opensAt: time,
  closesAt: time,
  lastCallAt: time,
  settings: fc.record({ collectsFrom: time }),
});
const settings = { collectsFrom: null };

test("requests close when the last call ends, or at an earlier closing time", () => {
  const open = {
    status: "open",
    opensAt: null,
    closesAt: at(60),
    lastCallAt: at(10),
    settings,
  } as const;
  expect(statusAt(open, Date.parse(at(9)))).toBe("open");
  expect(statusAt(open, Date.parse(at(10)))).toBe("closed");
  expect(statusAt({ ...open, closesAt: at(5) }, Date.parse(at(5)))).toBe("closed");
});

test("until the next turn the phase stays, and at the turn it changes", () => {
  fc.assert(
    fc.property(schedule, fc.integer({ min: 0, max: 180 }), (event, minutes) => {
      const next = nextTurn(event, NOW);
      const end = next ? Date.parse(next) : Number.POSITIVE_INFINITY;
      const moment = Math.min(end - 1, NOW + minutes * 60_000);
      expect(eventPhaseAt(event, moment)).toBe(eventPhaseAt(event, NOW));
      if (next) expect(eventPhaseAt(event, end)).not.toBe(eventPhaseAt(event, NOW));
    }),
  );
});

test("a recorded turn has come for every process, and else its own clock counts", () => {
  const minutes = fc.integer({ min: -180, max: 180 });
  fc.assert(
    fc.property(schedule, minutes, (event, late) => {
      const stored = { ...event, nextTurnAt: nextTurn(event, NOW) };
      const now = NOW + late * 60_000;
      const status = statusAt(event, Math.max(NOW, now));
      expect(statusAt(stored, judgedAt(stored, now))).toBe(status);
    }),
  );
});

test("what a hand sets holds, whatever the schedule says", () => {
  fc.assert(
    fc.property(schedule, fc.constantFrom(...eventStatuses), (event, status) => {
      expect(statusAt({ ...event, ...setByHand(event, status, NOW) }, NOW)).toBe(status);
    }),
  );
});

const collecting = {
  status: "open",
  opensAt: at(60),
  closesAt: at(120),
  lastCallAt: null,
  settings: { collectsFrom: at(-60) },
} as const;

test("an event collects from its time until it opens, and then is open", () => {
  const phases = [-61, -60, 59, 60, 120].map((minutes) =>
    eventPhaseAt(collecting, Date.parse(at(minutes))),
  );
  expect(phases).toEqual(["scheduled", "collecting", "collecting", "open", "over"]);
  expect(statusAt(collecting, NOW)).toBe("open");
  expect(nextTurn(collecting, NOW)).toBe(at(60));
  expect(nextTurn(collecting, Date.parse(at(-90)))).toBe(at(-60));
});

test("neither a draft nor a closed event collects", () => {
  for (const status of ["draft", "closed"] as const) {
    expect(isCollectingAt({ ...collecting, status }, NOW)).toBe(false);
  }
});

test("a pause keeps an event collecting afterwards, and opening it begins its night", () => {
  const paused = { ...collecting, ...setByHand(collecting, "paused", NOW) };
  expect([statusAt(paused, NOW), paused.opensAt]).toEqual(["paused", at(60)]);
  const again = { ...paused, ...setByHand(paused, "open", NOW) };
  expect(eventPhaseAt(again, NOW)).toBe("collecting");
  const begun = { ...again, ...setByHand(again, "open", NOW) };
  expect([eventPhaseAt(begun, NOW), begun.opensAt]).toEqual(["open", at(0)]);
});
