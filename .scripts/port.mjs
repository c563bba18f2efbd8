import { createServer } from "node:net";

/** A free port: `wanted`, or any other when that one is taken. */
export function freePort(wanted = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) =>
      error.code === "EADDRINUSE" && wanted ? resolve(freePort()) : reject(error),
    );
    server.listen(wanted, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
