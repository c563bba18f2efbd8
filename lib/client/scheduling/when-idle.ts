/** How long after loading a page is left alone, in ms, so that later needs do not compete with present ones. */
const FIRST_REST_MS = 3_000;
const PAUSE_MS = 200;

let last: Promise<unknown> | undefined;

/**
 * Runs a task once the page has loaded and is idle, after the tasks queued before it. Does nothing for visitors who
 * save data or are offline. Failures are ignored: whoever needs the result tries again.
 */
export function whenIdle(task: () => unknown) {
  last ??= loaded().then(() => pause(FIRST_REST_MS));
  last = last
    .then(rest)
    .then(() => (isAffordable() ? task() : undefined))
    .catch(() => undefined);
}

/** Runs a task as soon as the page has loaded and the browser is idle: for what a first tap may need. */
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
  // Safari lacks it.
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
