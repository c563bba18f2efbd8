import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to the database at `url` that can freeze and break. */
export async function openFaultyLink(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      if (isFrozen) socket.pause();
      socket.on("data", (bytes) => other.write(bytes));
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    if (isFrozen) near.pause();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  function breakAll() {
    for (const socket of sockets) socket.destroy();
  }

  return {
    url: Object.assign(new URL(url), { port: `${port}` }).href,
    /** Accepts connections and passes nothing on, like a stopped process. */
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    /** Breaks all connections and refuses new ones, like a server that stops. */
    async cut() {
      const closed = once(server, "close");
      server.close();
      breakAll();
      await closed;
    },
    async restore() {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    close() {
      breakAll();
      server.close();
    },
  };
}
