import {
  dayAfter,
  fieldsOf,
  firstDayOf,
  isWithin,
  movedSpan,
  nightOf,
  oneHour,
  stretchedSpan,
  wholeDay,
} from "./rules";
import { type Span, writtenSchema } from "./schema";

const timed = (start: string, end: string): Span => ({ start, end, allDay: false });
const days = (first: string, after: string): Span => {
  return { start: `${first}T00:00:00.000Z`, end: `${after}T00:00:00.000Z`, allDay: true };
};
const ZONES = [
  "Pacific/Kiritimati",
  "Asia/Kolkata",
  "UTC",
  "America/New_York",
  "Pacific/Pago_Pago",
];

test.each(ZONES)("a whole day is the same day in %s, in the form and back", (zone) => {
  const span = days("2026-03-28", "2026-03-30");
  expect(firstDayOf(span, zone)).toBe("2026-03-28");
  const fields = fieldsOf(span, zone);
  expect(fields).toEqual({ start: "2026-03-28", end: "2026-03-29" });
  const written = { ...fields, title: "Fair", color: "info", allDay: "on" };
  expect(writtenSchema(zone).parse(written)).toMatchObject(span);
});

test.each([
  ["Asia/Tokyo", "2026-11-23T05:00", "2026-11-23"],
  ["UTC", "2026-11-22T20:00", "2026-11-22"],
  ["America/Los_Angeles", "2026-11-22T12:00", "2026-11-22"],
])("a time is shown on the clocks of %s and kept as an instant", (zone, wall, day) => {
  const span = timed("2026-11-22T20:00:00.000Z", "2026-11-22T22:00:00.000Z");
  expect(fieldsOf(span, zone).start).toBe(wall);
  expect(firstDayOf(span, zone)).toBe(day);
  const written = { ...fieldsOf(span, zone), title: "Set", color: "info" };
  expect(writtenSchema(zone).parse(written)).toMatchObject(span);
});

test("what is moved over the change of the clocks is at the same time of day there", () => {
  // 20:00 to 02:00 in Berlin; the clocks go forward on 29 March and back on 25 October.
  const spring = timed("2026-03-27T19:00:00.000Z", "2026-03-28T01:00:00.000Z");
  const moved = movedSpan(spring, { days: 2 }, "Europe/Berlin");
  expect(moved).toEqual(timed("2026-03-29T18:00:00.000Z", "2026-03-30T00:00:00.000Z"));
  expect(movedSpan(moved, { days: -2 }, "Europe/Berlin")).toEqual(spring);
  const autumn = timed("2026-10-24T18:00:00.000Z", "2026-10-24T20:00:00.000Z");
  expect(movedSpan(autumn, { days: 1 }, "Europe/Berlin").start).toBe("2026-10-25T19:00:00.000Z");
  expect(movedSpan(autumn, { days: 1 }, "UTC").start).toBe("2026-10-25T18:00:00.000Z");
});

test.each(ZONES)(
  "whole days move by days alone in %s, also over the change of the clocks",
  (zone) => {
    const span = days("2026-03-07", "2026-03-08");
    expect(movedSpan(span, { days: 1, minutes: 30 }, zone)).toEqual(
      days("2026-03-08", "2026-03-09"),
    );
    expect(stretchedSpan(span, { days: 1 }, zone)).toEqual(days("2026-03-07", "2026-03-09"));
  },
);

test("an appointment becomes longer and shorter, but never has no length", () => {
  const span = timed("2026-11-22T20:00:00.000Z", "2026-11-22T21:00:00.000Z");
  const by = (minutes: number) => stretchedSpan(span, { minutes }, "UTC").end;
  expect(by(30)).toBe("2026-11-22T21:30:00.000Z");
  expect(by(-30)).toBe("2026-11-22T20:30:00.000Z");
  expect(by(-60)).toBe(span.end);
  const day = days("2026-11-22", "2026-11-23");
  expect(stretchedSpan(day, { days: -1 }, "UTC")).toEqual(day);
});

test.each([
  ["an end before the start", { end: "2026-11-22T19:59" }, ["end"]],
  ["an end at the start", { end: "2026-11-22T20:00" }, ["end"]],
  ["no end", { end: "" }, ["end"]],
  ["no start", { start: "" }, ["start"]],
  ["no title", { title: "  " }, ["title"]],
  [
    "a last day before the first",
    { allDay: "on", start: "2026-11-22", end: "2026-11-21" },
    ["end"],
  ],
  ["one day", { allDay: "on", start: "2026-11-22", end: "2026-11-22" }, []],
  ["an hour that the clocks skip", { start: "2026-03-29T02:30" }, ["start"]],
])("the form of an appointment with %s", (_, change, wrong) => {
  const fields = {
    title: "Set",
    color: "info",
    start: "2026-11-22T20:00",
    end: "2026-11-22T22:00",
  };
  const { error } = writtenSchema("Europe/Berlin").safeParse({ ...fields, ...change });
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(wrong);
});

test("an hour that the clocks skip is not proposed", () => {
  expect(oneHour("2026-03-29T02:30", "Europe/Berlin").start).toBe("2026-03-29T10:00:00.000Z");
  expect(oneHour("2026-03-29T18:00", "Europe/Berlin")).toEqual(
    timed("2026-03-29T16:00:00.000Z", "2026-03-29T17:00:00.000Z"),
  );
});

test("days are counted over months, leap days and years", () => {
  expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  expect(wholeDay("2026-12-31")).toEqual(days("2026-12-31", "2027-01-01"));
});

test("what may be seen in some time zone is within, what is days away is not", () => {
  const week = ["2026-11-16", "2026-11-23"] as const;
  const at = (instant: string) => isWithin(timed(instant, instant), week);
  // Monday morning in Kiritimati, Sunday evening in Pago Pago.
  expect([at("2026-11-15T10:00:00.000Z"), at("2026-11-23T10:59:00.000Z")]).toEqual([true, true]);
  expect([at("2026-11-14T23:00:00.000Z"), at("2026-11-24T00:00:00.000Z")]).toEqual([false, false]);
  expect(isWithin(days("2026-01-01", "2027-01-01"), week)).toBe(true);
});

const event = {
  id: "e1",
  name: "Basement 9",
  venue: "Cellar",
  opensAt: "2026-11-28T20:00:00.000Z",
  closesAt: "2026-11-29T02:00:00.000Z",
  createdAt: "2026-11-21T23:30:00.000Z",
  timeZone: "Europe/Berlin",
};

test.each([
  ["lasts as scheduled", {}, timed("2026-11-28T20:00:00.000Z", "2026-11-29T02:00:00.000Z")],
  [
    "without an end lasts four hours",
    { closesAt: null },
    timed("2026-11-28T20:00:00.000Z", "2026-11-29T00:00:00.000Z"),
  ],
  [
    "without a start began four hours before its end",
    { opensAt: null },
    timed("2026-11-28T22:00:00.000Z", "2026-11-29T02:00:00.000Z"),
  ],
  [
    "without times is on the day it was made, where it is",
    { opensAt: null, closesAt: null },
    days("2026-11-22", "2026-11-23"),
  ],
])("an event %s in the calendar", (_, change, span) => {
  const night = { id: "e1", title: "Basement 9", venue: "Cellar", ...span };
  expect(nightOf({ ...event, ...change })).toEqual(night);
});
