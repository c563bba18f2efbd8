/**
 * Focuses the row of this item, which may only now come into a list; without one, the page's content. Whoever presses
 * something meanwhile has moved on, and is left alone. The focus alone does not tell: a toast that closes gives it back
 * to what had it before.
 */
export function focusItem(id: number | undefined, tries = 30) {
  const movedOn = new AbortController();
  for (const press of ["keydown", "pointerdown"]) {
    document.addEventListener(press, () => movedOn.abort(), {
      capture: true,
      signal: movedOn.signal,
    });
  }

  function attempt(left: number) {
    if (movedOn.signal.aborted) return;
    const row = document.querySelector<HTMLElement>(
      id === undefined ? "main" : `[data-item="${id}"]`,
    );
    row?.focus();
    // The toast gives it back in the middle of the row's own turn: once, and then the row keeps it.
    if (row && document.activeElement !== row) row.focus();
    if ((row && document.activeElement === row) || left === 0) return movedOn.abort();
    requestAnimationFrame(() => attempt(left - 1));
  }
  attempt(tries);
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
