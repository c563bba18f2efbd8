/*
 * Opens the DJ's board when the network is gone. What it may show then, the board itself keeps in a cache
 * (`lib/party/board/kept-board.ts`): its page, the page's own files, and the last state. With a network, every answer
 * comes from the server.
 */
const CACHE = "crowdcue-board";
const BOARD = "/DJPortal";

// A new version replaces this one at once.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname === BOARD) {
    event.respondWith(page(event, searchParams.get("event")));
  } else if (pathname.startsWith("/_next/static/")) {
    event.respondWith(file(event));
  }
});

async function page(event, eventId) {
  const key = eventId ? `${BOARD}?event=${encodeURIComponent(eventId)}` : BOARD;
  let answer;
  try {
    answer = await fetch(event.request);
  } catch {
    return kept(key);
  }
  // The way to the sign-in: whoever comes next must not find this DJ's board.
  if (answer.type === "opaqueredirect" || answer.redirected) event.waitUntil(caches.delete(CACHE));
  else if (answer.ok) event.waitUntil(keep(key, answer.clone()));
  return answer;
}

/**
 * A file of the page. It is kept at once, because the page of a new version already is: without its own files it would
 * not work when the network goes. After a sign-out there is no cache, and none begins with a file.
 */
async function file(event) {
  const { request } = event;
  let answer;
  try {
    answer = await fetch(request);
  } catch {
    return kept(request);
  }
  if (answer.ok) event.waitUntil(keepFile(request, answer.clone()));
  return answer;
}

async function keepFile(request, answer) {
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  // Its name changes with its content.
  if (!(await cache.match(request))) await cache.put(request, answer);
}

async function keep(key, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(key, answer);
}

async function kept(key) {
  const cache = await caches.open(CACHE);
  return (await cache.match(key, { ignoreVary: true })) ?? Response.error();
}
