import { render } from "@testing-library/react";
import { Sparkline, sparkPoints } from "./sparkline";

test("a sparkline begins at the start, ends at the end, and its peak is highest", () => {
  const points = sparkPoints([1, 5, 2]);
  expect(points.map(([x]) => x)).toEqual([4, 48, 92]);
  const [first = 0, peak = 0, last = 0] = points.map(([, y]) => y);
  expect(peak).toBeLessThan(last);
  expect(last).toBeLessThan(first);
});

test("values that are all the same are a straight line, and a single one is none", () => {
  expect(new Set(sparkPoints([3, 3, 3]).map(([, y]) => y))).toEqual(new Set([16]));
  const { container } = render(<Sparkline values={[3]} />);
  expect(container.querySelector("path")).toBeNull();
});
