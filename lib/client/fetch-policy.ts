import type { SWRConfiguration } from "swr";
import { isAppError } from "@/lib/calls/errors";
import { backoff, LONGEST_PAUSE_MS } from "@/lib/client/scheduling/backoff";
import { afterPointer } from "@/lib/client/scheduling/pointer-gate";
import { createCacheSeeding } from "@/lib/client/scheduling/seed-cache";
import { createStructuralSharing } from "@/lib/client/scheduling/structural-sharing";
import { createDataCache } from "./cache";

/** How long data counts as fresh, in milliseconds: no focus, mount or reconnect refetches it earlier. */
export const FRESH_MS = 30_000;
export const MAX_RETRIES = 3;

/** A refusal stays a refusal; a failing server or network may recover. */
function isRefusal(error: unknown) {
  return isAppError(error) && error.status >= 400 && error.status < 500;
}

type OnErrorRetry = NonNullable<SWRConfiguration["onErrorRetry"]>;

const retry: OnErrorRetry = (_error, _key, _config, revalidate, { retryCount }) => {
  if (retryCount > MAX_RETRIES) return;
  setTimeout(() => revalidate({ retryCount, dedupe: true }), backoff(retryCount));
};

const retryOrStartOver: OnErrorRetry = (...failure) => {
  const [, , , revalidate, { retryCount }] = failure;
  if (retryCount <= MAX_RETRIES) return retry(...failure);
  setTimeout(() => revalidate({ retryCount: 0, dedupe: true }), LONGEST_PAUSE_MS);
};

/**
 * The exception for unattended screens, where nobody presses a button (a wall, a phone before the event): 30 seconds after
 * the last retry they start over.
 */
export const UNATTENDED: SWRConfiguration = { onErrorRetry: retryOrStartOver };

/** How all data is fetched, cached and refetched, on every page that fetches any. One per page load. */
export function createFetchPolicy(): SWRConfiguration {
  const { cache, retainWhileUsed } = createDataCache();
  return {
    provider: () => cache,
    use: [retainWhileUsed, createCacheSeeding(cache), afterPointer, createStructuralSharing(cache)],
    dedupingInterval: FRESH_MS,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    shouldRetryOnError: (error) => !isRefusal(error),
    onErrorRetry: retry,
  };
}
