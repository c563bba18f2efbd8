/**
 * The pages that a pager links: the first, the last, and the current one between its neighbours. `null` is a gap of
 * more than one page. Never more than five, which fit on a phone with the two arrows.
 */
export function shownPages(page: number, count: number): (number | null)[] {
  if (count <= 5) return Array.from({ length: count }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 3), count - 2);
  return [1, middle > 3 ? null : 2, middle, middle < count - 2 ? null : count - 1, count];
}
