import { once } from "node:events";
import { connect, createServer } from "node:net";

/**
 * A proxy before a server's port, such as a poor network: `cut(share)` breaks so many of its open connections, each
 * somewhere within the next piece that comes from the server.
 */
export async function startCuttingProxy(target) {
  const open = new Set();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    const pair = { near, far, isDoomed: false };
    open.add(pair);
    const end = () => {
      open.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const side of [near, far]) side.on("error", end).on("close", end);
    near.on("data", (piece) => far.write(piece));
    far.on("data", (piece) => {
      if (!pair.isDoomed) return near.write(piece);
      open.delete(pair);
      far.destroy();
      // What was written before the end arrives.
      near.end(piece.subarray(0, Math.floor(Math.random() * piece.length)), end);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: server.address().port,
    /** Returns how many it breaks. */
    cut(share) {
      const chosen = [...open].filter(() => Math.random() < share);
      for (const pair of chosen) pair.isDoomed = true;
      return chosen.length;
    },
    stop() {
      server.close();
      for (const { near, far } of open) {
        near.destroy();
        far.destroy();
      }
    },
  };
}
