import "server-only";

type Waiting = { resolve: () => void; reject: (error: Error) => void };

/** How much the latest work counts in the usual time of one. */
const WEIGHT = 0.1;

/**
 * Lets no more than `places` works run at once; the others wait, in order of arrival. Whoever would wait longer than
 * `longestMs` at the pace of late is refused at once rather than in the end, the newest first.
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
