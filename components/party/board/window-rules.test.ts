import { partsOf } from "./window-rules";

const told = (...given: Parameters<typeof partsOf>) =>
  partsOf(...given).map((part) => ("index" in part ? part.index : `${part.start}+${part.gap}`));

test("rows far from the screen leave their room, and none is missing or twice", () => {
  expect(told(10, 3, 6, [])).toEqual(["0+3", 3, 4, 5, "6+4"]);
  expect(told(4, 0, 20, [])).toEqual([0, 1, 2, 3]);
  expect(told(0, 0, 20, [])).toEqual([]);
  expect(told(10, 40, 60, [])).toEqual(["0+10"]);
});

test("a row that is dragged or has the focus stays, wherever the screen is", () => {
  expect(told(10, 6, 8, [1, 7])).toEqual(["0+1", 1, "2+4", 6, 7, "8+2"]);
  expect(told(3, 0, 3, [-1, 5])).toEqual([0, 1, 2]);
});
