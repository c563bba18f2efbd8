import type { DjRequest } from "@/lib/party/requests/schema";
import { dropIn, headingOf, type Lane } from "./lanes";

const requests = (ids: string) => [...ids].map((id) => ({ id }) as DjRequest);
const lanes: Lane[] = [
  { name: "queue", requests: requests("abc") },
  { name: "Dinner", requests: [] },
  { name: "Peak", requests: requests("xy") },
];

test.each([
  ["a song onto one further down takes its place", "a", "c", ["queue", "c", 3]],
  ["a song onto one further up takes its place", "c", "a", ["queue", null, 1]],
  ["a queue song onto a song of a lane goes behind it", "a", "x", ["Peak", "x", 2]],
  [
    "a queue song onto a lane's name is the lane's first",
    "b",
    headingOf("Peak"),
    ["Peak", null, 1],
  ],
  ["a queue song onto an empty lane goes there", "c", headingOf("Dinner"), ["Dinner", null, 1]],
  [
    "a song of a lane onto its name goes to the end before it",
    "x",
    headingOf("Peak"),
    ["Dinner", null, 1],
  ],
  ["a song of a lane onto one of the queue takes its place", "y", "b", ["queue", "a", 2]],
  ["a song onto itself stays", "b", "b", ["queue", "a", 2]],
])("%s", (_, id, over, [lane, after, place]) => {
  expect(dropIn(lanes, id, over)).toEqual({ lane, after, place });
});

test("a song dropped on nothing goes nowhere", () => {
  expect(dropIn(lanes, "a", "gone")).toBeUndefined();
});
