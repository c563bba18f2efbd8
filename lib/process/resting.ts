import "server-only";
import { setTimeout as pause } from "node:timers/promises";

/** Whoever waits for the work waits at most so much longer for each part of it. */
const LONGEST_REST_MS = 5;

/**
 * Returns what long work awaits between its parts, on the one thread that answers everybody: it rests for as long as the
 * part has taken, and others come in between.
 */
export function resting() {
  let since = performance.now();
  return async () => {
    await pause(Math.min(performance.now() - since, LONGEST_REST_MS));
    since = performance.now();
  };
}
