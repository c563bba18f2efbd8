import { createServer } from "node:net";

/** Returns `wanted` if that port is free, else any free port. */
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
