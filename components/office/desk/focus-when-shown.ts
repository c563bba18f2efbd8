/**
 * Focuses the row of this item, which may only now come into a list; without one, the page's content. What had the
 * focus may be gone by then, but somebody who has moved on is left alone.
 */
export function focusItem(id: number | undefined, tries = 30, held = document.activeElement) {
  const row = document.querySelector<HTMLElement>(
    id === undefined ? "main" : `[data-item="${id}"]`,
  );
  row?.focus();
  // A toast that loses the focus gives it back to what had it before: once, and then the row keeps it.
  if (row && document.activeElement !== row) row.focus();
  const focused = document.activeElement;
  const hasMovedOn = focused !== held && focused !== document.body;
  if (focused === row || hasMovedOn || tries === 0) return;
  requestAnimationFrame(() => focusItem(id, tries - 1, held));
}

/** Focuses a row. One that only now renders is hidden until its height is known, for a frame or two. */
export function focusWhenShown(row: HTMLElement | null, tries = 10) {
  row?.focus();
  if (document.activeElement === row || tries === 0) return;
  requestAnimationFrame(() => focusWhenShown(row, tries - 1));
}

/** Focuses the list's row that the Tab key stops at, when the pane that had the focus closes. */
export function focusList() {
  document.querySelector<HTMLElement>("[data-item][tabindex='0']")?.focus();
}
