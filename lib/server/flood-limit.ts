import "server-only";
import { AppError } from "@/lib/calls/errors";
import { clientNetwork } from "./client-address";
import { tokenBuckets } from "./token-buckets";

/** A whole venue shares an address, so the limit lies far above what its guests can send; only a flood reaches it. */
const buckets = tokenBuckets("flood limit", { burst: 60_000, perSecond: 200 });

/**
 * Takes the token that one write of a guest or a stranger costs. @throws AppError `too_fast` when its address floods
 * the server
 */
export function takeFloodToken(headers: Headers, now?: number) {
  if (!buckets.take(clientNetwork(headers, 56), now))
    throw new AppError("too_fast", { retryAfter: 1 });
}
