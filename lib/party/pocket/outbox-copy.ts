import { workerOf } from "@/lib/client/offline-page";
import { useOutboxStore } from "@/lib/party/guests/store";
import { GUEST_PAGE, OUTBOX_COPY } from "./offline-names";

/** As long as a page needs to send a request itself. */
const PATIENCE_MS = 2000;

type WithSync = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

let isStarted = false;

/**
 * Leaves a copy of what waits where the worker can read it, and asks the browser to wake the worker once there is a
 * network, for the time when no page of ours is open. Where browsers know no such call, the next page sends it.
 */
export function startOutboxCopy() {
  if (isStarted) return;
  isStarted = true;
  useOutboxStore.subscribe((now, before) => {
    if (now.submissions !== before.submissions) void copy().catch(() => undefined);
  });
  void copy().catch(() => undefined);
}

async function copy() {
  if (!("caches" in window)) return;
  const waiting = unsent();
  if (waiting.length === 0) return void (await caches.delete(OUTBOX_COPY.cache));
  const worker = (await workerOf(GUEST_PAGE)) as WithSync | undefined;
  if (!worker) return;
  const cache = await caches.open(OUTBOX_COPY.cache);
  const copied = waiting.map(({ code, request, swaps }) => ({ code, request, swaps }));
  await cache.put(OUTBOX_COPY.address, new Response(JSON.stringify(copied)));
  if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (unsent().length > 0) await worker.sync?.register("outbox");
}

function unsent() {
  return useOutboxStore.getState().submissions.filter(({ refusal }) => refusal === null);
}
