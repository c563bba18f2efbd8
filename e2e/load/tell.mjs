// Imported into a server that a run asks for its memory.

process.on("message", () => {
  // What the first collection finds, the second counts as free.
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ rss, used: heapUsed + external });
});
// The channel keeps nothing alive: the server ends when it is stopped.
process.channel.unref();
