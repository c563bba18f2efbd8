import { listening, place } from "../own-server";

/** What goes wrong on the server while it answers a call with this name in the header `x-fault`. */
export type Fault = "outage" | "defect" | "flood" | "crowd";

/**
 * Breaks a server from the moment such a call arrives until it is answered: its storage does not answer or fails in a
 * way that nobody foresaw, the caller's address has sent too much, or too many passwords wait to be checked. The
 * server's own work on events stands still, so that only calls meet the fault.
 */
const FAULTS = `import diagnostics from "node:diagnostics_channel";
  const { setInterval } = globalThis;
  globalThis.setInterval = (work, ms, ...rest) => setInterval(work, ms === 1000 ? 2 ** 30 : ms, ...rest);
  const values = () => globalThis.crowdcueSingletons;
  const failing = (error) => {
    const failed = Promise.reject(error);
    failed.catch(() => {});
    return replace("storage", failed);
  };
  const replace = (name, value) => {
    const before = values().get(name);
    values().set(name, value);
    return () => values().set(name, before);
  };
  const faults = {
    outage: () => failing(Object.assign(new Error("on purpose"), { code: "SQLITE_IOERR" })),
    defect: () => failing(new Error("on purpose")),
    flood: () => replace("flood limit", { get: () => ({ tokens: 0, at: Infinity }) }),
    crowd: () => replace("password hashing", { busy: 2, waiting: Array(16).fill(() => {}) }),
  };
  // A form goes by way of the pages, which look for the storage first: for half a second, others would share the answer.
  const found = { get: () => ({ at: Infinity, result: Promise.resolve() }), set: () => {} };
  diagnostics.subscribe("http.server.request.start", ({ request, response }) => {
    const mend = faults[request.headers["x-fault"]]?.();
    if (mend) response.once("close", mend);
    if (mend && !request.url.startsWith("/api/"))
      response.once("close", replace("storage probes", found));
  });`;

/** Starts the server with these variables, and returns what it has logged so far. */
export async function faultyServer(more: object) {
  const url = `http://localhost:${place.port}`;
  const child = await listening({ TRUST_PROXY: "x-forwarded-for", APP_URL: url, ...more }, [
    FAULTS,
  ]);
  let log = "";
  child.stderr?.on("data", (piece) => {
    log += piece;
  });
  return { url, folder: place.folder, log: () => log };
}
