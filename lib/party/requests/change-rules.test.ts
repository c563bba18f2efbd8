import { isPlacing, positionAfter, rightFor, verbOf } from "./change-rules";
import type { RequestChange, Verb } from "./change-schema";

test.each<[RequestChange, Verb]>([
  [{ status: "accepted" }, "accepted"],
  [{ status: "accepted", lane: "queue" }, "accepted"],
  [{ status: "accepted", lane: "Peak" }, "parked"],
  [{ lane: "Peak" }, "parked"],
  [{ lane: "queue" }, "moved"],
  [{ status: "pending" }, "reopened"],
  [{ status: "declined", pinned: true }, "declined"],
  [{ pinned: true }, "pinned"],
  [{ pinned: false }, "unpinned"],
  [{ pinned: true, after: null }, "pinned"],
  [{ after: null }, "moved"],
  [{ after: "r2", explicit: true }, "moved"],
  [{ apart: false }, "letIn"],
  [{ apart: false, explicit: true }, "letIn"],
  [{ explicit: true }, "marked"],
  [{ explicit: false, privateNote: "x" }, "unmarked"],
  [{ privateNote: "" }, "noted"],
  [{}, "moved"],
])("the undo button calls %j “%s”", (change, verb) => expect(verbOf(change)).toBe(verb));

test.each<[RequestChange, "decide" | "work"]>([
  [{ status: "accepted" }, "decide"],
  [{ status: "declined" }, "decide"],
  [{ status: "accepted", privateNote: "x" }, "decide"],
  [{ explicit: true }, "decide"],
  [{ privateNote: "" }, "decide"],
  [{ apart: false }, "decide"],
  [{ status: "pending" }, "work"],
  [{ status: "playing" }, "work"],
  [{ status: "played", explicit: true }, "work"],
  [{ status: "accepted", lane: "queue" }, "work"],
  [{ status: "accepted", after: null }, "work"],
  [{ explicit: true, pinned: false }, "work"],
  [{}, "work"],
])("%j takes the right to %s", (change, right) => expect(rightFor(change)).toBe(right));

test("a lane, a pin or a neighbour gives a place, and nothing else does", () => {
  const placing: RequestChange[] = [{ lane: "queue" }, { pinned: false }, { after: null }];
  const others: RequestChange[] = [{}, { status: "accepted" }, { privateNote: "" }];
  expect(placing.filter(isPlacing)).toEqual(placing);
  expect(others.filter(isPlacing)).toEqual([]);
});

describe("behind another request of its lane", () => {
  const at = (id: string, position: number, pinned: boolean | number = false) => ({
    ...{ id, position, pinned },
  });
  const lane = [at("p", 9, true), at("a", 1), at("b", 3)];

  test("a request comes between it and the next", () => {
    expect(positionAfter(lane, "a")).toBe(2);
    expect(positionAfter(lane, "b")).toBe(4);
    expect(positionAfter([at("a", 1), at("b", 1.5)], "a")).toBe(1.25);
  });

  test("a request is first before all that positions put in order", () => {
    expect(positionAfter(lane, null)).toBe(0);
    expect(positionAfter([], null)).toBe(1);
    expect(positionAfter([at("p", 9, 1)], null)).toBe(1);
    // What is pinned comes before them anyway.
    expect(positionAfter(lane, "p")).toBe(0);
  });

  test("there is no place behind one that is elsewhere", () => {
    expect(positionAfter(lane, "x")).toBeUndefined();
    expect(positionAfter([], "x")).toBeUndefined();
  });

  test("nothing gets the place to which a pinned request comes back", () => {
    const held = (position: number) => [at("p", position, true), at("a", 1), at("b", 3)];
    expect(positionAfter(held(2), "a")).toBe(1.5);
    expect(positionAfter(held(4), "b")).toBe(3.5);
    expect(positionAfter(held(0), null)).toBe(-1);
    expect(positionAfter([at("p", 1, true)], null)).toBe(0);
    expect(positionAfter(held(1 + 5e-7), "a")).toBe("crowded");
  });

  test("two that are too close leave no room", () => {
    expect(positionAfter([at("a", 1), at("b", 1 + 5e-7)], "a")).toBe("crowded");
    expect(positionAfter([at("a", 1), at("b", 1 + 4e-6)], "a")).toBeCloseTo(1 + 2e-6, 9);
  });
});
