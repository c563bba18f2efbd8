import { useHydratedValue } from "@/lib/client/scheduling/use-hydrated-value";

/** What Safari on older iPads knows under names of its own. */
type Prefixed = {
  webkitFullscreenEnabled?: boolean;
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
};
type PrefixedElement = { webkitRequestFullscreen?: () => void };

const CHANGES = ["fullscreenchange", "webkitfullscreenchange"] as const;

function prefixed(): Document & Prefixed {
  return document;
}

const isPossible = () => document.fullscreenEnabled || prefixed().webkitFullscreenEnabled === true;
const isFull = () => Boolean(document.fullscreenElement ?? prefixed().webkitFullscreenElement);

/** Whether the page may take the whole screen: not on iPhones, nor in some frames. Only within a tap or a key. */
export async function enterFullScreen() {
  const page: HTMLElement & PrefixedElement = document.documentElement;
  if (!isPossible() || isFull()) return;
  // A refusal leaves the page in its window, where it works as well.
  if (page.requestFullscreen) await page.requestFullscreen().catch(() => undefined);
  else page.webkitRequestFullscreen?.();
}

export async function leaveFullScreen() {
  if (!isFull()) return;
  if (document.exitFullscreen) await document.exitFullscreen().catch(() => undefined);
  else prefixed().webkitExitFullscreen?.();
}

function subscribe(onChange: () => void) {
  for (const change of CHANGES) document.addEventListener(change, onChange);
  return () => {
    for (const change of CHANGES) document.removeEventListener(change, onChange);
  };
}

/** Whether the page could be in full screen, and is not. False before hydration. */
export function useCanFillScreen() {
  return useHydratedValue(() => isPossible() && !isFull(), false, subscribe);
}
