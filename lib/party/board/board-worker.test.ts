import { readFileSync } from "node:fs";
import { fakeCaches } from "@/lib/testing/cache-storage";
import { BOARD_CACHE } from "./kept-cache";

const SITE = "https://party.example";
const BOARD = `${SITE}/DJPortal?event=e1`;
const fileOf = (version: string) => `${SITE}/_next/static/${version}.js`;

type Answering = (url: string) => Response;
type FetchEvent = {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (done: Promise<unknown>) => void;
};

/** Runs the worker on a device of its own, with a server that can be replaced or away. */
function start() {
  const caches = fakeCaches();
  const listeners = new Map<string, (event: FetchEvent) => void>();
  let server: Answering | undefined;
  const scope = {
    location: { origin: SITE },
    skipWaiting: () => {},
    clients: { claim: async () => {} },
    addEventListener: (type: string, listener: (event: FetchEvent) => void) =>
      listeners.set(type, listener),
  };
  async function fetching(request: Request) {
    if (!server) throw new TypeError("Failed to fetch");
    return server(request.url);
  }
  function serve(answering: Answering | undefined) {
    server = answering;
  }
  const code = readFileSync("public/board-worker.js", "utf8");
  new Function("self", "caches", "fetch", code)(scope, caches, fetching);

  /** What the page gets, once the worker has nothing left to do. */
  async function get(url: string) {
    const request = new Request(url);
    if (url.startsWith(`${SITE}/DJPortal`))
      Object.defineProperty(request, "mode", { value: "navigate" });
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get("fetch")?.({
      request,
      respondWith: (given) => {
        answer = given;
      },
      waitUntil: (done) => work.push(done),
    });
    const given = await answer;
    await Promise.all(work);
    return given?.type === "error" ? "nothing" : given?.text();
  }
  return { caches, get, serve };
}

/** A server of this version: its page, and the file that only this version has. */
const versionOf =
  (version: string): Answering =>
  (url) => {
    if (url === fileOf(version)) return new Response(`script ${version}`);
    if (url === BOARD) return new Response(`page ${version}`);
    return new Response("", { status: 404 });
  };

test("without a network the board opens as it was last seen, and no other page does", async () => {
  const { get, serve } = start();
  serve(versionOf("one"));
  await get(BOARD);
  await get(fileOf("one"));
  serve(undefined);
  expect(await get(BOARD)).toBe("page one");
  expect(await get(fileOf("one"))).toBe("script one");
  expect(await get(`${SITE}/DJPortal?event=other`)).toBe("nothing");
});

test("a new version's page opens with its own files, also when the network goes right after it", async () => {
  const { get, serve } = start();
  serve(versionOf("one"));
  await get(BOARD);
  await get(fileOf("one"));
  serve(versionOf("two"));
  expect(await get(BOARD)).toBe("page two");
  expect(await get(fileOf("two"))).toBe("script two");
  serve(undefined);
  expect(await get(BOARD)).toBe("page two");
  expect(await get(fileOf("two"))).toBe("script two");
});

test("where nobody is signed in any more, nothing of the board is left for whoever comes next", async () => {
  const { caches, get, serve } = start();
  serve(versionOf("one"));
  await get(BOARD);
  serve(() => Object.defineProperty(new Response(""), "redirected", { value: true }));
  await get(BOARD);
  expect(await caches.has(BOARD_CACHE)).toBe(false);
  // A page that is still open in another tab does not begin anew.
  serve(versionOf("one"));
  await get(fileOf("one"));
  expect(await caches.has(BOARD_CACHE)).toBe(false);
  serve(undefined);
  expect(await get(BOARD)).toBe("nothing");
});

test("an error of the server neither replaces the kept page nor is kept", async () => {
  const { get, serve } = start();
  serve(versionOf("one"));
  await get(BOARD);
  await get(fileOf("one"));
  serve(() => new Response("broken", { status: 503 }));
  await get(BOARD);
  await get(fileOf("one"));
  serve(undefined);
  expect(await get(BOARD)).toBe("page one");
  expect(await get(fileOf("one"))).toBe("script one");
});
