import { shownPages } from "./rules";

test.each([
  [1, 1, [1]],
  [2, 2, [1, 2]],
  [5, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, null, 6]],
  [3, 6, [1, 2, 3, null, 6]],
  [4, 6, [1, null, 4, 5, 6]],
  [5, 9, [1, null, 5, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
])(
  "page %d of %d has five neighbours at most, and links every page that a gap would hide",
  (page, count, shown) => {
    expect(shownPages(page, count)).toEqual(shown);
  },
);
