import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { performance } from "node:perf_hooks";

/** When every simulated night begins. */
export const START = Date.UTC(2026, 5, 20, 18);

/** A process, by how many ms whose clock is wrong. */
type Owner = { skewMs: number };
type Timer = { at: number; everyMs: number | undefined; run: () => void; owner: Owner | undefined };

/** The process that runs at the moment. */
export const running = new AsyncLocalStorage<Owner>();

/** Time that passes only on demand, with the timers that wait for it. */
export class Clock {
  now = START;
  readonly #timers = new Map<number, Timer>();
  #last = 0;

  add(run: () => void, ms: number | undefined, isRepeated = false) {
    const wait = Math.max(isRepeated ? 1 : 0, ms ?? 0);
    this.#last += 1;
    const id = this.#last;
    const everyMs = isRepeated ? wait : undefined;
    const owner = running.getStore();
    this.#timers.set(id, { at: this.now + wait, everyMs, run: AsyncResource.bind(run), owner });
    const handle = { unref: () => handle, ref: () => handle, [Symbol.toPrimitive]: () => id };
    return handle;
  }

  remove(handle: unknown) {
    if (handle !== undefined && handle !== null) this.#timers.delete(Number(handle));
  }

  /** Stops what a process waits for: it is dead. */
  removeOf(owner: Owner) {
    for (const [id, timer] of this.#timers) if (timer.owner === owner) this.#timers.delete(id);
  }

  /** Lets `ms` pass, and what was to happen in that time happen in its order. */
  async pass(ms: number) {
    const end = this.now + ms;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      const [id, timer] = next;
      this.now = Math.max(this.now, timer.at);
      if (timer.everyMs === undefined) this.#timers.delete(id);
      else timer.at += timer.everyMs;
      timer.run();
      await settled();
    }
    this.now = end;
  }

  #nextUntil(end: number) {
    let next: [number, Timer] | undefined;
    for (const entry of this.#timers) {
      if (entry[1].at <= end && (!next || entry[1].at < next[1].at)) next = entry;
    }
    return next;
  }
}

const { setImmediate: later } = globalThis;
/** In which everything that waits for no timer is done: what happens on SQLite takes no longer. */
const TURNS = 4;

export async function settled() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => later(resolve));
}

/** Puts the clock in the place of the time and the timers of this process. */
export function install(current: () => Clock) {
  const RealDate = Date;
  const now = () => current().now + (running.getStore()?.skewMs ?? 0);
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      super(...(given.length > 0 ? given : ([now()] as unknown as [])));
    }
    static override now = now;
  } as DateConstructor;
  performance.now = () => current().now - START;
  type Wait = (run: () => void, ms?: number) => unknown;
  const add =
    (isRepeated: boolean): Wait =>
    (run, ms) =>
      current().add(run, ms, isRepeated);
  const remove = (handle: unknown) => current().remove(handle);
  Object.assign(globalThis, {
    setTimeout: add(false),
    setInterval: add(true),
    clearTimeout: remove,
    clearInterval: remove,
  });
}
