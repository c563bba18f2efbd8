/*
 * The guest page in a pocket: it opens without a network (`lib/party/pocket/offline-page.ts`), sends what waits when the
 * network is back, and tells of the guest's songs while the page is closed.
 */
importScripts("/offline-pages.js");

keepPages({ cache: "crowdcue-guest", path: "/requests" });

/** What the page has saved and the server has not confirmed: a copy, because a worker cannot read the page's storage. */
const OUTBOX = ["guest-outbox", "/requests/outbox"];

self.addEventListener("sync", (event) => {
  if (event.tag === "outbox") event.waitUntil(sendOutbox());
});

/**
 * Sends each request once, by its id. The page that is opened next asks for the answers, which the server repeats, and
 * tells the guest. A failure is the browser's reason to try again.
 */
async function sendOutbox() {
  const cache = await caches.open(OUTBOX[0]);
  const waiting = (await (await cache.match(OUTBOX[1]))?.json()) ?? [];
  for (const submission of waiting) {
    const { status } = await deliver(submission);
    if (status === 429 || status >= 500) throw new Error(`Not taken: ${status}`);
  }
}

async function deliver({ code, request, swaps }) {
  const requests = `/api/events/${encodeURIComponent(code)}/requests`;
  if (swaps) {
    const answer = await send("PUT", `${requests}/${encodeURIComponent(swaps.id)}`, request);
    // The DJ has decided on the request to swap: its slot is free.
    if (answer.status !== 404 && answer.status !== 409) return answer;
  }
  return send("POST", requests, request);
}

async function send(method, address, body) {
  const headers = { "content-type": "application/json" };
  const sent = () => fetch(address, { method, headers, body: JSON.stringify(body) });
  const answer = await sent();
  // The refusal has brought a new guest cookie.
  return answer.status === 401 ? sent() : answer;
}

self.addEventListener("push", (event) => {
  const { title, navigate, app_badge, ...options } = event.data.json().notification;
  const shown = self.registration.showNotification(title, {
    ...options,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    renotify: true,
    data: { navigate },
  });
  const badge = app_badge && self.navigator.setAppBadge?.(Number(app_badge));
  event.waitUntil(Promise.all([shown, badge]));
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(open(notification.data.navigate));
});

/** Returns to the event's page where it is open. */
async function open(address) {
  const url = new URL(address);
  const pages = await self.clients.matchAll({ type: "window" });
  const here = pages.find((page) => {
    const { pathname, searchParams } = new URL(page.url);
    return pathname === url.pathname && searchParams.get("event") === url.searchParams.get("event");
  });
  return here ? here.focus() : self.clients.openWindow(url.pathname + url.search);
}
