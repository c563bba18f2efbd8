import { type PointerEvent, type TransitionEvent, useRef, useState } from "react";

/** How far a finger goes before it is a swipe, and before the swipe counts when it lifts; in pixels. */
const SLOP = 12;
const FAR = 96;

/** Felt more than noticed, in ms: from here on, lifting the finger decides. */
const TICK = 12;

export type Swipe = { side: "accept" | "decline"; isFar: boolean };
type Finger = { id: number; x: number; y: number; swipe?: Swipe };

/**
 * Decides a row by a finger: towards the end of the line accepts, towards its start declines, so both are mirrored from
 * right to left. A finger that goes up or down scrolls, and one that lifts too early changes nothing. A mouse selects
 * text instead. The row follows by `--swipe`, which the style sheet of its ground reads: a quick finger lifts before React has rendered.
 */
export function useSwipe(isOn: boolean, acts: Record<Swipe["side"], () => void>) {
  const finger = useRef<Finger>(undefined);
  const [swipe, setSwipe] = useState<Swipe>();

  function onPointerDown(event: Row) {
    const { isPrimary, pointerType, pointerId: id, clientX: x, clientY: y } = event;
    if (isOn && isPrimary && pointerType === "touch" && isInside(event)) {
      finger.current = { id, x, y };
    }
  }
  function onPointerMove({ currentTarget: row, pointerId, clientX, clientY }: Row) {
    const from = finger.current;
    if (!from || from.id !== pointerId) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    const way = from.swipe ? "aside" : wayOf(x, y);
    if (way === "along") finger.current = undefined;
    if (way === "aside") follow(row, from, x);
  }
  function follow(row: HTMLElement, from: Finger, x: number) {
    const next = swipeBy(x);
    if (next.isFar && !from.swipe?.isFar) navigator.vibrate?.(TICK);
    from.swipe = next;
    row.style.setProperty("--swipe", `${x}px`);
    setSwipe((shown) => (isSame(shown, next) ? shown : next));
  }
  function onPointerUp({ currentTarget: row, pointerId }: Row) {
    const from = finger.current;
    if (!from || from.id !== pointerId) return;
    letGo(row);
    if (!from.swipe?.isFar) return;
    // At once: the menu of reasons opens where its button is.
    setSwipe(undefined);
    acts[from.swipe.side]();
  }
  /** Lets the row spring back. */
  function letGo(row: HTMLElement) {
    finger.current = undefined;
    row.style.removeProperty("--swipe");
  }

  return {
    swipe,
    swipeProps: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: ({ currentTarget }: Row) => letGo(currentTarget),
      onTransitionEnd({ propertyName }: TransitionEvent) {
        if (propertyName === "transform" && !finger.current) setSwipe(undefined);
      },
    },
  };
}

type Row = PointerEvent<HTMLElement>;

/** React bubbles events from a row's menus to the row, even though the menus render elsewhere. */
function isInside({ currentTarget, target }: Row) {
  return target instanceof Node && currentTarget.contains(target);
}

/** Where a finger goes: along the list, which scrolls it, aside, or nowhere yet. */
function wayOf(x: number, y: number) {
  if (Math.hypot(x, y) < SLOP) return "nowhere";
  return Math.abs(y) >= Math.abs(x) ? "along" : "aside";
}

function isSame(one: Swipe | undefined, other: Swipe) {
  return one?.side === other.side && one.isFar === other.isFar;
}

function swipeBy(x: number): Swipe {
  const isToEnd = document.dir === "rtl" ? x < 0 : x > 0;
  return { side: isToEnd ? "accept" : "decline", isFar: Math.abs(x) >= FAR };
}
