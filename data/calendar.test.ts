import { buildAppointments } from "./calendar";

const HOUR_MS = 60 * 60 * 1000;

/** The month that a clock so many hours from Greenwich shows. */
const monthAt = (instant: number, hours: number) =>
  new Date(instant + hours * HOUR_MS).toISOString().slice(0, 7);

test("a month has appointments wherever it has begun already, or has not ended", () => {
  const turns = Array.from({ length: 48 }, (_, month) => Date.UTC(2026, month, 1));
  const empty = turns.flatMap((turn) =>
    [-12, -10, -2, 2, 8, 14].flatMap((zone) => {
      const now = turn - Math.sign(zone) * HOUR_MS;
      const starts = buildAppointments(new Date(now)).map(({ start }) => Date.parse(start));
      const shown = monthAt(now, zone);
      return starts.some((start) => monthAt(start, zone) === shown) ? [] : [`${shown} at ${zone}`];
    }),
  );
  expect(empty).toEqual([]);
});
