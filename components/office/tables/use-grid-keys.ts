import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from "react";

const CONTROLS = "button, input[type=checkbox]";

/**
 * The arrow keys, Home and End lead from control to control of the rows, which are one stop of the Tab key together:
 * a page has two hundred of them. The stop is set on the elements themselves, because no row has to be rendered for it.
 */
export function useGridKeys() {
  const body = useRef<HTMLTableSectionElement>(null);
  const stop = useRef<HTMLElement>(null);

  function rove(to: HTMLElement | undefined) {
    stop.current = to ?? null;
    for (const control of body.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])
      control.tabIndex = control === to ? 0 : -1;
  }

  // After every render: rows come and go.
  useLayoutEffect(() => {
    const isThere = stop.current?.isConnected && body.current?.contains(stop.current);
    rove((isThere && stop.current) || controlsIn(body.current?.rows[0])[0]);
  });

  return {
    ref: body,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (target.matches(CONTROLS)) rove(target);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      if (!(target instanceof HTMLElement && target.matches(CONTROLS))) return;
      const next = neighbour(target, key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function controlsIn(row: HTMLTableRowElement | undefined | null) {
  return [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}

function neighbour(from: HTMLElement, key: string) {
  const row = from.closest("tr");
  const controls = controlsIn(row);
  const place = controls.indexOf(from);
  const isMirrored = getComputedStyle(from).direction === "rtl";
  switch (key) {
    case "ArrowDown":
      return inRow(row, "nextElementSibling", place);
    case "ArrowUp":
      return inRow(row, "previousElementSibling", place);
    case "ArrowRight":
      return controls[place + (isMirrored ? -1 : 1)];
    case "ArrowLeft":
      return controls[place + (isMirrored ? 1 : -1)];
    case "Home":
      return controls[0];
    case "End":
      return controls.at(-1);
    default:
      return undefined;
  }
}

/** The control at this place of the nearest row that has any: unfolded details have none. */
function inRow(
  row: Element | null,
  way: "nextElementSibling" | "previousElementSibling",
  place: number,
): HTMLElement | undefined {
  const next = row?.[way];
  if (!(next instanceof HTMLTableRowElement)) return undefined;
  const controls = controlsIn(next);
  return controls.length > 0
    ? controls[Math.min(place, controls.length - 1)]
    : inRow(next, way, place);
}
