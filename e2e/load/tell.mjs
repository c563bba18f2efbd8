import { setTimeout as pause } from "node:timers/promises";

// Imported into a server that a run asks for its memory, and whose clock it sets forward.

const RealDate = Date;
let aheadMs = 0;

/** The time of day as this server takes it to be. How long something takes is measured by another clock. */
globalThis.Date = class extends RealDate {
  // Of its own, because Next.js copies what it finds here.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + aheadMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};

const answers = {
  async memory() {
    // Connections that have just been closed.
    await pause(500);
    // What the first collection finds, the second counts as free.
    globalThis.gc();
    globalThis.gc();
    const { rss, heapUsed, external } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo().length;
    const streams = globalThis.crowdcueSingletons?.get("live streams")?.size ?? 0;
    return { rss, used: heapUsed + external, handles, streams };
  },
  forward({ ms }) {
    aheadMs += ms;
    return { now: Date.now() };
  },
};

process.on("message", async ({ question, ...more }) => {
  process.send(await answers[question](more));
});
// The channel keeps nothing alive: the server ends when it is stopped.
process.channel.unref();
