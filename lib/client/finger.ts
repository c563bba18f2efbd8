import type { Middleware } from "swr";
import { painted } from "./painted";

/** A finger that rests on the screen for longer drags or scrolls, and what happens is shown under it. */
const LONGEST_MS = 1000;
/** So long after the lift of a finger, a slow device may still tell the page of the click. */
const CLICK_MS = 100;

let lifted: Promise<void> | undefined;
let isWatched = false;

/** From now on, `fingerLifted` knows of fingers, pens and mouse buttons. */
export function watchFinger() {
  if (isWatched) return;
  isWatched = true;
  document.addEventListener("pointerdown", () => (lifted ??= lift()), { capture: true });
}

/** Resolves once the finger on the screen is lifted and the page shows what it has tapped. Undefined without a finger. */
export function fingerLifted() {
  return lifted;
}

/** SWR's middleware that shows what was fetched after what a finger taps. */
export const afterFinger: Middleware = (useNext) => (key, fetcher, config) => {
  const fetchAfter: typeof fetcher =
    fetcher &&
    (async (...args) => {
      const told = await fetcher(...args);
      await fingerLifted();
      return told;
    });
  return useNext(key, fetchAfter, config);
};

async function lift() {
  const end = await heard(["pointerup", "pointercancel"], LONGEST_MS);
  if (end?.type === "pointerup") await heard(["click"], CLICK_MS);
  await painted();
  lifted = undefined;
}

/** Resolves with the first of these events, or without any after `ms`. */
async function heard(types: string[], ms: number) {
  const found = new AbortController();
  const event = await new Promise<Event | undefined>((resolve) => {
    for (const type of types) {
      document.addEventListener(type, resolve, { capture: true, signal: found.signal });
    }
    setTimeout(() => resolve(undefined), ms);
  });
  found.abort();
  return event;
}
