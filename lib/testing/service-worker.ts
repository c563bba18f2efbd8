import { readFileSync } from "node:fs";
import { fakeCaches } from "./cache-storage";

export const SITE = "https://party.example";

export type Answering = (url: string, request: Request) => Response;
type WorkerEvent = { waitUntil: (done: Promise<unknown>) => void } & Record<string, unknown>;

/** Runs one of our workers on a device of its own, with a server that can be replaced or away. */
export function startWorker(file: string, more: Record<string, unknown> = {}) {
  const caches = fakeCaches();
  const listeners: [type: string, listener: (event: WorkerEvent) => void][] = [];
  let server: Answering | undefined;
  const scope: Record<string, unknown> = {
    location: { origin: SITE },
    skipWaiting: () => {},
    clients: { claim: async () => {} },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      listeners.push([type, listener]),
    ...more,
  };
  async function fetching(asked: Request | string, init?: RequestInit) {
    const request = asked instanceof Request ? asked : new Request(new URL(asked, SITE), init);
    if (!server) throw new TypeError("Failed to fetch");
    return server(request.url, request);
  }
  function serve(answering: Answering | undefined) {
    server = answering;
  }
  /** What a script sets on its scope, others find by its name alone. */
  function load(path: string) {
    const code = readFileSync(`public/${path}`, "utf8");
    const names = { self: scope, caches, fetch: fetching, importScripts: load, ...made(scope) };
    new Function(...Object.keys(names), code)(...Object.values(names));
  }
  load(file);

  /** Lets an event happen. Resolves when the worker has nothing left to do, and rejects if that fails. */
  async function happen(type: string, event: Record<string, unknown> = {}) {
    const work: Promise<unknown>[] = [];
    for (const [name, listener] of listeners) {
      if (name === type) listener({ ...event, waitUntil: (done) => work.push(done) });
    }
    await Promise.all(work);
  }

  /** What the page gets, once the worker has nothing left to do. */
  async function get(url: string) {
    const request = new Request(url);
    if (!url.includes("/_next/")) Object.defineProperty(request, "mode", { value: "navigate" });
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    for (const [name, listener] of listeners) {
      if (name !== "fetch") continue;
      listener({
        request,
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
        waitUntil: (done) => work.push(done),
      });
    }
    const given = await answer;
    await Promise.all(work);
    return given?.type === "error" ? "nothing" : given?.text();
  }
  return { caches, get, happen, serve };
}

/** `keepPages` is known to a script by name only once another has set it. */
function made(scope: Record<string, unknown>) {
  return { keepPages: (how: unknown) => (scope.keepPages as (how: unknown) => void)(how) };
}
