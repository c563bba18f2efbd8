/** A page that its worker opens without a network: the worker, its scope, and the cache that both keep things in. */
export type OfflinePage = { cache: string; worker: string; scope: string };

function isPossible() {
  return "caches" in window && "serviceWorker" in navigator;
}

function pageOf({ scope }: OfflinePage, event: string) {
  return `${scope}?event=${encodeURIComponent(event)}`;
}

function stateOf({ scope }: OfflinePage, event: string) {
  return `${scope}/state?event=${encodeURIComponent(event)}`;
}

/** Registers the worker that opens this page without a network. Undefined on plain http, where browsers have none. */
export async function workerOf({ worker, scope }: OfflinePage) {
  if (!isPossible() || process.env.NODE_ENV !== "production") return undefined;
  const known = await navigator.serviceWorker.getRegistration(scope);
  if (known?.scope.endsWith(scope)) return known;
  // Without a network it would fail, and say so on the console.
  return navigator.onLine ? navigator.serviceWorker.register(worker, { scope }) : undefined;
}

/** How long a page that has just opened may still load parts, in ms. */
const OPENING_MS = 5_000;

/** Keeps an event's page and its files on this device. */
export async function keepPage(kept: OfflinePage, event: string) {
  if (!(await workerOf(kept))) return;
  const cache = await caches.open(kept.cache);
  await forgetOthers(cache, kept, event);
  const page = pageOf(kept, event);
  // The worker keeps the pages that it sees; it has not seen the first one.
  if (!(await cache.match(page))) await cache.add(page);
  await keepFiles(cache, page);
  // A part that is on its way is the page's own, and is not listed yet.
  await new Promise((resolve) => setTimeout(resolve, OPENING_MS));
  const others = await keepFiles(cache, page);
  // Only a page that has just opened knows them: later, a browser no longer lists all that a page loads, and a newer
  // version may be opening in another tab.
  await Promise.all(others.map((url) => cache.delete(url)));
}

/** One event is enough: other nights, with the names of their guests, are not left lying about. */
async function forgetOthers(cache: Cache, kept: OfflinePage, event: string) {
  const own = [pageOf(kept, event), stateOf(kept, event)].map(
    (path) => new URL(path, location.href).href,
  );
  const known = (await cache.keys()).map(({ url }) => url);
  const others = known.filter(
    (url) => new URL(url).pathname.startsWith(kept.scope) && !own.includes(url),
  );
  await Promise.all(others.map((url) => cache.delete(url)));
}

const FILES = "/_next/static/";

function isFile(url: string) {
  return new URL(url).pathname.startsWith(FILES);
}

/** Keeps the files that this page has loaded, and returns which others there are, of a former version. */
async function keepFiles(cache: Cache, page: string) {
  // Asked first: what comes meanwhile is this page's, or that of a page which has just opened.
  const known = (await cache.keys()).map(({ url }) => url);
  const html = await (await cache.match(page, { ignoreVary: true }))?.text();
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = new Set(loaded.filter(isFile));
  // Another tab has opened a newer version: the files that are kept belong to that one.
  if (html === undefined || !scriptsIn(html).every((url) => own.has(url))) return [];
  await cache.addAll([...own].filter((url) => !known.includes(url)));
  return known.filter((url) => isFile(url) && !own.has(url));
}

/** The scripts that a page starts with: they are named by their content, and differ from version to version. */
function scriptsIn(html: string) {
  // One is for browsers without modules alone.
  const named = html.matchAll(/<script (?![^>]*noModule)[^>]*src="([^"]+)"/gi);
  return [...named].map(([, path = ""]) => new URL(path, location.href).href).filter(isFile);
}

/** Keeps what the page shows, and the files that it has loaded since. */
export async function keepState(kept: OfflinePage, event: string, state: object) {
  if (!isPossible() || !(await caches.has(kept.cache))) return;
  const cache = await caches.open(kept.cache);
  await cache.put(stateOf(kept, event), new Response(JSON.stringify(state)));
  await keepFiles(cache, pageOf(kept, event));
}

/** Returns what the page showed last, as it was kept. */
export async function readState(kept: OfflinePage, event: string): Promise<unknown> {
  if (!isPossible() || !(await caches.has(kept.cache))) return undefined;
  const answer = await (await caches.open(kept.cache)).match(stateOf(kept, event));
  return answer?.json();
}
