import fc from "fast-check";
import { nextTurn, setByHand, statusAt } from "./rules";
import { eventStatuses } from "./schema";

const NOW = Date.parse("2026-11-21T22:00:00Z");
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const time = fc.option(fc.integer({ min: -90, max: 90 }).map(at));
const schedule = fc.record({
  status: fc.constantFrom(...eventStatuses),
  opensAt: time,
  closesAt: time,
  lastCallAt: time,
});

test("requests close when the last call ends, or at an earlier closing time", () => {
  const open = { status: "open", opensAt: null, closesAt: at(60), lastCallAt: at(10) } as const;
  expect(statusAt(open, Date.parse(at(9)))).toBe("open");
  expect(statusAt(open, Date.parse(at(10)))).toBe("closed");
  expect(statusAt({ ...open, closesAt: at(5) }, Date.parse(at(5)))).toBe("closed");
});

test("until the next turn the status stays, and at the turn it changes", () => {
  fc.assert(
    fc.property(schedule, fc.integer({ min: 0, max: 180 }), (event, minutes) => {
      const next = nextTurn(event, NOW);
      const end = next ? Date.parse(next) : Number.POSITIVE_INFINITY;
      const moment = Math.min(end - 1, NOW + minutes * 60_000);
      expect(statusAt(event, moment)).toBe(statusAt(event, NOW));
      if (next) expect(statusAt(event, end)).not.toBe(statusAt(event, NOW));
    }),
  );
});

test("what a hand sets holds, whatever the schedule says", () => {
  fc.assert(
    fc.property(schedule, fc.constantFrom(...eventStatuses), (event, status) => {
      expect(statusAt(setByHand(event, status, NOW), NOW)).toBe(status);
    }),
  );
});
