/** Nothing that a visitor may need later competes with what the page needs now, in milliseconds. */
const FIRST_REST_MS = 3_000;
const PAUSE_MS = 200;

let last: Promise<unknown> | undefined;

/**
 * Runs a task once the page has loaded and rests, after the tasks before it. A visitor who saves data or is offline
 * gets none, and a task that fails is nobody's loss: what needs it tries again.
 */
export function whenIdle(task: () => unknown) {
  last ??= loaded().then(() => pause(FIRST_REST_MS));
  last = last
    .then(rest)
    .then(() => (isAffordable() ? task() : undefined))
    .catch(() => undefined);
}

/** Runs a task as soon as the page has loaded and the browser has a moment: for what a first tap may need. */
export function onceLoaded(task: () => unknown) {
  void loaded()
    .then(rest)
    .then(task)
    .catch(() => undefined);
}

function loaded() {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
}

function rest() {
  // Safari has no such callback.
  if (!("requestIdleCallback" in window)) return pause(PAUSE_MS);
  return new Promise((resolve) => window.requestIdleCallback(resolve));
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function isAffordable() {
  const { onLine, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return onLine && !connection?.saveData;
}
