import { renamedLanes } from "./lanes";

test.each([
  ["nothing changes", ["Dinner", "Peak"], ["Dinner", "Peak"], []],
  ["one is renamed", ["Dinner", "Peak"], ["Dinner", "Party"], [{ from: "Peak", to: "Party" }]],
  [
    "two are renamed",
    ["A", "B"],
    ["C", "D"],
    [
      { from: "A", to: "C" },
      { from: "B", to: "D" },
    ],
  ],
  ["only the case changes", ["peak"], ["Peak"], [{ from: "peak", to: "Peak" }]],
  ["they change places", ["A", "B", "C"], ["C", "A", "B"], []],
  ["two swap their names", ["A", "B"], ["B", "A"], []],
  ["one is added", ["A"], ["A", "B"], []],
  ["one is removed", ["A", "B", "C"], ["A", "C"], []],
  ["all are removed", ["A", "B"], [], []],
])("when %s, only renamed lanes count as renamed", (_, before, after, renamed) => {
  expect(renamedLanes(before, after)).toEqual(renamed);
});
