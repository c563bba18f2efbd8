/*
 * What the workers of the board and of the guest page share: a page opens without a network, as it was last seen. With
 * a network, every answer comes from the server.
 */

// A new version replaces the former one at once.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Answers for the page at this path. `isPrivate`: it must be gone once nobody is signed in any more. */
self.keepPages = ({ cache: CACHE, path: PATH, isPrivate }) => {
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname, searchParams } = new URL(request.url);
    if (request.method !== "GET" || origin !== self.location.origin) return;
    if (request.mode === "navigate" && pathname === PATH) {
      event.respondWith(page(event, searchParams.get("event")));
    } else if (pathname.startsWith("/_next/static/")) {
      event.respondWith(file(event));
    }
  });

  async function page(event, eventId) {
    const key = eventId ? `${PATH}?event=${encodeURIComponent(eventId)}` : PATH;
    const answer = await fetch(event.request).catch(() => undefined);
    // None, or that of a proxy whose server is away.
    if (!answer || answer.status === 502 || answer.status === 504) return keptPage(key, answer);
    event.waitUntil(note(key, answer, answer.clone()));
    return answer;
  }

  async function note(key, { ok, type, redirected }, copy) {
    const leadsAway = type === "opaqueredirect" || redirected;
    if (ok && !leadsAway) return keep(key, copy);
    // The way to the sign-in: whoever comes next must not find what is private.
    if (leadsAway && isPrivate) await caches.delete(CACHE);
  }

  /** An address without an event leads to the last one. */
  async function keptPage(key, otherwise) {
    const exact = await kept(key);
    if (exact || key !== PATH) return exact ?? otherwise ?? Response.error();
    const cache = await caches.open(CACHE);
    const last = (await cache.keys()).find(({ url }) => new URL(url).pathname === PATH);
    return (last && (await kept(last.url))) ?? otherwise ?? Response.error();
  }

  /**
   * A file of the page. It is kept at once, because the page of a new version already is: without its own files it
   * would not work when the network goes. A page that is still open finds its own files here when a new version has
   * replaced them on the server.
   */
  async function file(event) {
    const { request } = event;
    let answer;
    try {
      answer = await fetch(request);
    } catch {
      return (await kept(request)) ?? Response.error();
    }
    if (answer.ok) event.waitUntil(keepFile(request, answer.clone()));
    return answer.ok ? answer : ((await kept(request)) ?? answer);
  }

  /** After a sign-out there is no cache, and none begins with a file. */
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
    return cache.match(key, { ignoreVary: true });
  }
};
