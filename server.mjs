// Serves the built product. Next.js's own server would do, but for what a crowd sends at the same moment:
// that is answered before Next.js, whose way to a handler costs more than the handler (DECISIONS.md).
import { createServer } from "node:http";

// React and Next.js behave as this says, from their first line on.
process.env.NODE_ENV = "production";
const { default: next } = await import("next");

const port = Number(process.env.PORT || 3000);
const app = next({ dev: false, dir: import.meta.dirname, port });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  // Offered by the product when it has started; until then Next.js lets every call wait.
  const isAnswered = globalThis.crowdcueShortcuts?.(request, response);
  if (!isAnswered) handle(request, response);
});
server.once("error", ({ message }) => {
  console.error(message);
  process.exit(1);
});
// A port that is none is named by the product's start, which ends the process.
if (port >= 0 && port <= 65_535) server.listen(port, process.env.BIND_ADDRESS || undefined);

// The product ends its streams and its storage by itself, and the process is over with the last of them.
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => server.close(() => app.close()));
}
