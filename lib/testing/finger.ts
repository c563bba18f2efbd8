import { act, createEvent, fireEvent } from "@testing-library/react";

type Place = readonly [x: number, y: number];

/**
 * A finger that goes down on an element, along these places beside that, and then lifts, or does what `end` says. It is
 * quick: React renders nothing before the end.
 */
export function swipe(
  element: HTMLElement,
  places: readonly Place[],
  end: "lifts" | "stays" | "is taken" = "lifts",
) {
  act(() => {
    touch(element, "pointerDown", [0, 0]);
    for (const place of places) touch(element, "pointerMove", place);
    if (end !== "stays") touch(element, end === "lifts" ? "pointerUp" : "pointerCancel", [0, 0]);
  });
}

/** jsdom knows no pointers: what a plain event lacks is written into it. */
export function touch(
  element: HTMLElement,
  kind: "pointerDown" | "pointerMove" | "pointerUp" | "pointerCancel",
  [clientX, clientY]: Place,
  pointerType = "touch",
) {
  const event = createEvent[kind](element);
  fireEvent(
    element,
    Object.assign(event, { pointerId: 1, isPrimary: true, pointerType, clientX, clientY }),
  );
}
