import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useViewportChange } from "@/lib/client/effects/use-event";

/** So many rows beyond each edge of the screen are there, for a finger's flick and a drag by keyboard. */
const AROUND = 6;
/** The rows that the server's HTML shows. */
const AT_FIRST = 20;
/** The shown rows change by this many at once, so that scrolling seldom renders. */
const STEP = 6;
/** In pixels, until a row can be measured. */
const ROW_HEIGHT = 57;

type Shown = { from: number; to: number; rowHeight: number };

/**
 * Says which rows of a long list of equal rows are near the screen. Those that are far from it cost a list of three
 * hundred songs most of its time.
 */
export function useWindow(count: number): Shown & { ref: RefObject<HTMLUListElement | null> } {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<Shown>({ from: 0, to: AT_FIRST, rowHeight: ROW_HEIGHT });

  const frame = useRef(0);

  /** In the frame that is laid out anyway. */
  function measure() {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (ref.current) setShown((former) => windowOf(ref.current, former));
    });
  }
  const measureFirst = useEffectEvent(measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lists above it may have moved it
  useEffect(() => {
    measureFirst();
    return () => cancelAnimationFrame(frame.current);
  }, [count]);
  // The column scrolls, or on a phone the page.
  useViewportChange(measure);
  return { ref, ...shown };
}

function windowOf(list: HTMLElement | null, former: Shown): Shown {
  const row = list?.querySelector<HTMLElement>("[data-song]");
  const rowHeight = row?.offsetHeight || former.rowHeight;
  const top = list?.getBoundingClientRect().top ?? 0;
  const from = Math.max(0, Math.floor((-top / rowHeight - AROUND) / STEP) * STEP);
  const to = Math.max(
    0,
    Math.ceil(((window.innerHeight - top) / rowHeight + AROUND) / STEP) * STEP,
  );
  const isSame = from === former.from && to === former.to && rowHeight === former.rowHeight;
  return isSame ? former : { from, to, rowHeight };
}
