import { type Answering, SITE, startWorker } from "@/lib/testing/service-worker";
import { BOARD_CACHE } from "./offline-cache";

const BOARD = `${SITE}/DJPortal?event=e1`;
const fileOf = (version: string) => `${SITE}/_next/static/${version}.js`;

/** A server of this version: its page, and the file that only this version has. */
const versionOf =
  (version: string): Answering =>
  (url) => {
    if (url === fileOf(version)) return new Response(`script ${version}`);
    if (url === BOARD) return new Response(`page ${version}`);
    return new Response("", { status: 404 });
  };

test("without a network the board opens as it was last seen, and no other page does", async () => {
  const { get, serve } = startWorker("board-worker.js");
  serve(versionOf("one"));
  await get(BOARD);
  await get(fileOf("one"));
  serve(undefined);
  expect(await get(BOARD)).toBe("page one");
  expect(await get(fileOf("one"))).toBe("script one");
  expect(await get(`${SITE}/DJPortal?event=other`)).toBe("nothing");
});

test("a new version's page opens with its own files, also when the network goes right after it", async () => {
  const { get, serve } = startWorker("board-worker.js");
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
  const { caches, get, serve } = startWorker("board-worker.js");
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
  const { get, serve } = startWorker("board-worker.js");
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
