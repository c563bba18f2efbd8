import type { OfflinePage } from "@/lib/client/offline-page";

/** The guest page, as `public/guest-worker.js` opens it without a network. */
export const GUEST_PAGE: OfflinePage = {
  cache: "crowdcue-guest",
  worker: "/guest-worker.js",
  scope: "/requests",
};

/** Where the worker finds what waits to be sent. It is the guest's: a DJ who signs out does not lose it. */
export const OUTBOX_COPY = { cache: "guest-outbox", address: "/requests/outbox" };
