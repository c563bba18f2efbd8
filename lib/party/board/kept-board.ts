import { z } from "zod/mini";
import { djListSchema } from "@/lib/party/requests/list-schema";
import { BOARD_CACHE as CACHE } from "./kept-cache";
import { boardSchema } from "./schema";

const WORKER = "/board-worker.js";
const SCOPE = "/DJPortal";

/** The last state of a board: the event, and each list by the address of its call. */
const keptSchema = z.object({
  board: boardSchema,
  lists: z.record(z.string(), djListSchema),
});
export type KeptBoard = z.infer<typeof keptSchema>;

function isPossible() {
  return "caches" in window && "serviceWorker" in navigator;
}

const pageOf = (eventId: string) => `${SCOPE}?event=${encodeURIComponent(eventId)}`;
const stateOf = (eventId: string) => `${SCOPE}/state?event=${encodeURIComponent(eventId)}`;

/** Registers the worker that opens the board without a network, and keeps this page for it. Not on plain http. */
export async function keepPage(eventId: string) {
  if (!isPossible() || process.env.NODE_ENV !== "production") return;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const cache = await caches.open(CACHE);
  await forgetOthers(cache, eventId);
  const page = pageOf(eventId);
  // The worker keeps the pages that it sees; it has not seen the first one.
  if (!(await cache.match(page))) await cache.add(page);
  await keepFiles(cache);
}

/** One board is enough: other nights, with the names of their guests, are not left lying about. */
async function forgetOthers(cache: Cache, eventId: string) {
  const own = [pageOf(eventId), stateOf(eventId)].map((path) => new URL(path, location.href).href);
  const known = (await cache.keys()).map(({ url }) => url);
  const others = known.filter(
    (url) => new URL(url).pathname.startsWith(SCOPE) && !own.includes(url),
  );
  await Promise.all(others.map((url) => cache.delete(url)));
}

/** Keeps the files that this page has loaded, and drops those of a former version. */
async function keepFiles(cache: Cache) {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = new Set(loaded.filter((name) => new URL(name).pathname.startsWith("/_next/static/")));
  const known = (await cache.keys()).map(({ url }) => url);
  const isFile = (url: string) => new URL(url).pathname.startsWith("/_next/static/");
  const old = known.filter((url) => isFile(url) && !own.has(url));
  await Promise.all(old.map((url) => cache.delete(url)));
  await cache.addAll([...own].filter((url) => !known.includes(url)));
}

/** Keeps what the board shows, and the files that it has loaded since. */
export async function keepState(kept: KeptBoard) {
  if (!isPossible() || !(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  await cache.put(stateOf(kept.board.id), Response.json(kept));
  await keepFiles(cache);
}

/** Returns the last state of a DJ's board, or undefined. Forgets everything of another DJ. */
export async function keptState(eventId: string, djId: string): Promise<KeptBoard | undefined> {
  if (!isPossible() || !(await caches.has(CACHE))) return undefined;
  const answer = await (await caches.open(CACHE)).match(stateOf(eventId));
  const { data } = keptSchema.safeParse(await answer?.json());
  if (data && data.board.djId !== djId) await caches.delete(CACHE);
  return data?.board.djId === djId ? data : undefined;
}
