import { setTimeout as pause } from "node:timers/promises";
import { timeSlice } from "./time-slice";

let now = 0;
beforeEach(() => {
  jest.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Takes this long, by the clock that the slices are measured with: a busy machine's has gaps of its own. */
function work(ms: number) {
  now += ms;
}

test("calls that take long leave the thread to others in between, and all of them are made, in order", async () => {
  const order: string[] = [];
  const call = (name: string) => () => {
    work(6);
    order.push(name);
  };
  const done = timeSlice(["a", "b", "c"].map(call));
  const finger = pause(0).then(() => order.push("finger"));
  await Promise.all([done, finger]);
  expect(order.indexOf("finger")).toBeLessThan(order.indexOf("c"));
  expect(order.filter((name) => name !== "finger")).toEqual(["a", "b", "c"]);
});

test("short calls are made in one task", async () => {
  const call = jest.fn();
  let areAllMade = false;
  const finger = pause(0).then(() => {
    areAllMade = call.mock.calls.length === 20;
  });
  await timeSlice(Array.from({ length: 20 }, () => call));
  await finger;
  expect(areAllMade).toBe(true);
});
