import "server-only";

type Waiting = { resolve: () => void; reject: (error: Error) => void };

/** The weight of the latest write in the moving average of durations. */
const WEIGHT = 0.1;

/**
 * Runs at most `places` writes at once; the others wait in order of arrival. A write that would wait longer than
 * `longestMs` at the recent pace is refused at once rather than in the end, the newest first.
 */
export function placesFor(places: number, longestMs: number) {
  let free = places;
  let usualMs = 0;
  const waiting: Waiting[] = [];

  function isTooLong() {
    return (waiting.length / places) * usualMs > longestMs;
  }

  async function enter() {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (isTooLong()) throw busy();
    await new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
  }

  function leave(tookMs: number) {
    usualMs += (tookMs - usualMs) * WEIGHT;
    while (isTooLong()) waiting.pop()?.reject(busy());
    const next = waiting.shift();
    if (next) next.resolve();
    else free += 1;
  }

  /** @throws an outage when too many others wait */
  return async function inPlace<T>(work: () => Promise<T>) {
    await enter();
    const start = performance.now();
    try {
      return await work();
    } finally {
      leave(performance.now() - start);
    }
  };
}

/** The code is PostgreSQL's own for too many connections. */
function busy() {
  return Object.assign(new Error("Too many writes wait."), { code: "53300" });
}
