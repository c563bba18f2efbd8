/** Focuses a row. One that only now renders is hidden until its height is known, for a frame or two. */
export function focusWhenShown(row: HTMLElement | null, tries = 10) {
  row?.focus();
  if (document.activeElement === row || tries === 0) return;
  requestAnimationFrame(() => focusWhenShown(row, tries - 1));
}
