/** @jest-environment jsdom */
import { MOST_NIGHTS, withNight } from "./rules";
import { usePastNights } from "./store";

const night = (code: string, at: string, ...titles: string[]) => ({
  code,
  name: `Night ${code}`,
  at,
  songs: titles.map((title) => ({ id: title, title, artist: "" })),
});

test("a night is kept once, with what was asked for by now and when it began, the newest first", () => {
  const first = withNight([], night("A", "2026-11-20", "One"));
  const both = withNight(first, night("B", "2026-11-21", "Two"));
  const later = withNight(both, night("A", "2026-11-22", "One", "Three"));
  expect(later.map(({ code, at, songs }) => [code, at, songs.length])).toEqual([
    ["B", "2026-11-21", 1],
    ["A", "2026-11-20", 2],
  ]);
  expect(withNight(later, night("B", "2026-11-22")).map(({ code }) => code)).toEqual(["A"]);
});

test("a phone keeps the nights of a season", () => {
  let nights = [night("first", "2026-01-01", "One")];
  for (let day = 0; day < 40; day += 1) {
    nights = withNight(nights, night(`N${day}`, `2026-02-${10 + day}`, "One"));
  }
  expect(nights).toHaveLength(MOST_NIGHTS);
  expect(nights.map(({ code }) => code)).not.toContain("first");
});

test("nights stay on the phone until they are forgotten, and what was damaged is left out", () => {
  const good = night("A", "2026-11-20", "One");
  const kept = { state: { nights: [good, { code: 5 }, { ...good, songs: [{}] }] }, version: 0 };
  localStorage.setItem("crowdcue-past-nights", JSON.stringify(kept));
  usePastNights.persist.rehydrate();
  expect(usePastNights.getState().nights).toEqual([good]);
  usePastNights.getState().forget();
  expect(localStorage.getItem("crowdcue-past-nights")).not.toContain("Night A");
});
