import type { Middleware } from "swr";
import { yieldToPaint } from "./yield-to-paint";

/** A finger that stays down longer, in ms, is dragging or scrolling: the page goes on updating under it. */
const LONGEST_MS = 1000;
/** How long after the finger has lifted a slow device may still deliver the click, in ms. */
const CLICK_MS = 100;

let lifted: Promise<void> | undefined;
let isWatched = false;

/** Starts tracking fingers, pens and mouse buttons for `pointerReleased`. */
export function watchPointer() {
  if (isWatched) return;
  isWatched = true;
  document.addEventListener("pointerdown", () => (lifted ??= lift()), { capture: true });
}

/** Resolves once the finger is lifted and the page shows the effect of its tap. Undefined if no finger is down. */
export function pointerReleased() {
  return lifted;
}

/** SWR middleware that delivers what it has fetched only after a tap in progress shows. */
export const afterPointer: Middleware = (useNext) => (key, fetcher, config) => {
  const fetchAfter: typeof fetcher =
    fetcher &&
    (async (...args) => {
      const answer = await fetcher(...args);
      await pointerReleased();
      return answer;
    });
  return useNext(key, fetchAfter, config);
};

async function lift() {
  const end = await heard(["pointerup", "pointercancel"], LONGEST_MS);
  if (end?.type === "pointerup") await heard(["click"], CLICK_MS);
  await yieldToPaint();
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
