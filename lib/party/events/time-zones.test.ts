import { rawTimeZones } from "@vvo/tzdb";
import { findZones, zonesOf } from "./time-zones";

const zones = zonesOf(rawTimeZones, "Europe/Berlin");
const found = (typed: string) => findZones(zones, typed).map(({ name }) => name);

test.each([
  ["Kolkata", "Asia/Kolkata"],
  ["calcutta", "Asia/Kolkata"],
  ["Mumbai", "Asia/Kolkata"],
  ["Kiev", "Europe/Kyiv"],
  ["Saigon", "Asia/Ho_Chi_Minh"],
  ["new york", "America/New_York"],
  ["San Francisco", "America/Los_Angeles"],
  ["sao paulo", "America/Sao_Paulo"],
  ["zürich", "Europe/Zurich"],
  ["utc", "UTC"],
])("%s finds %s first", (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

test("a country finds its zones, and nonsense none", () => {
  expect(found("Vietnam")).toContain("Asia/Ho_Chi_Minh");
  expect(found("Xyzzy")).toEqual([]);
});

test("without the list of cities the browser's own names are there, with the event's zone", () => {
  const names = zonesOf([], "Asia/Kolkata").map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Asia/Kolkata", "UTC", "Europe/Berlin"]));
});
