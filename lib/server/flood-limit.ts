import "server-only";
import { AppError } from "@/lib/calls/errors";
import { singleton } from "@/lib/process/singleton";
import { clientAddress } from "./client-address";

/**
 * What one address may send in a burst, and per second after it: a token bucket. A whole venue shares an address,
 * so these lie far above what its guests can do: only a flood meets them.
 */
const BURST = 60_000;
const PER_SECOND = 200;
/** More addresses than this are not remembered: forgetting one only gives it its burst back. */
const MOST_ADDRESSES = 10_000;

type Bucket = { tokens: number; at: number };

const bucketsByAddress = singleton("flood limit", () => new Map<string, Bucket>());

/** Takes the token that one write of a guest costs. @throws AppError `too_fast` when its address floods the server */
export function takeFloodToken(headers: Headers, now = Date.now()) {
  const buckets = bucketsByAddress.get();
  const address = clientAddress(headers);
  const { tokens, at } = buckets.get(address) ?? { tokens: BURST, at: now };
  const refilled = Math.min(BURST, tokens + ((now - at) / 1000) * PER_SECOND);
  if (refilled < 1) throw new AppError("too_fast", { retryAfter: 1 });
  if (buckets.size >= MOST_ADDRESSES && !buckets.has(address)) buckets.clear();
  buckets.set(address, { tokens: refilled - 1, at: now });
}
