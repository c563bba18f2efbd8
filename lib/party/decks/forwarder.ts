/** Where the forwarder listens, and where DJ programs look for a server by default. */
export const FORWARDER = { host: "127.0.0.1", port: 8899, name: "crowdcue-forwarder.mjs" };

/**
 * Returns the program that a DJ runs beside their DJ program where the site is on another network or behind https: it
 * takes tracks over http, keeps them in a file while the network is away, and sends them in order, with how long each
 * has waited.
 */
export function forwarderTo(address: string, secret: string) {
  return `// Crowdcue forwarder: run it beside your DJ program with "node ${FORWARDER.name}". It holds your secret: keep it.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const ADDRESS = ${JSON.stringify(address)};
const SECRET = ${JSON.stringify(secret)};
const PORT = Number(process.env.PORT || ${FORWARDER.port});
const KEPT = new URL("crowdcue-forwarder.json", import.meta.url);
/** The tracks to send, oldest first, also in a file: a restart does not lose them. */
let waiting = [];
try {
  waiting = JSON.parse(readFileSync(KEPT, "utf8"));
} catch {}
const keep = () => writeFileSync(KEPT, JSON.stringify(waiting));

/** Returns the status of the answer, 0 without a network. */
function send({ at, track }) {
  const age = Math.max(0, Math.round((Date.now() - at) / 1000));
  const body = JSON.stringify({ ...track, secret: undefined, age });
  const headers = { "content-type": "application/json", "x-wnp-client-auth": SECRET };
  const answer = fetch(ADDRESS, { method: "POST", headers, body, signal: AbortSignal.timeout(10_000) });
  return answer.then(({ status }) => status, () => 0);
}

createServer(async (request, response) => {
  try {
    let body = "";
    for await (const part of request) if ((body += part).length > 65_536) throw new Error("too large");
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    if (pathname !== "/v1/remoteinput") return response.writeHead(404).end();
    waiting.push({ at: Date.now(), track: { ...Object.fromEntries(searchParams), ...JSON.parse(body || "{}") } });
    keep();
    response.setHeader("content-type", "application/json").end('{"dbid":1}');
  } catch {
    response.writeHead(400).end();
  }
}).listen(PORT, "${FORWARDER.host}", () => console.log("Listening on port " + PORT + "."));

for (;;) {
  const status = waiting.length > 0 ? await send(waiting[0]) : 0;
  if (status === 403) console.error("Wrong secret: make a new one and download this file again.");
  if (status === 0 || status === 429 || status >= 500) {
    if (waiting.length > 0) console.log("Not sent yet: " + waiting.length);
    await pause(waiting.length > 0 ? 2000 : 100);
  } else {
    waiting.shift();
    keep();
  }
}
`;
}
