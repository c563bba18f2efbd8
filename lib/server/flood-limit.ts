import "server-only";
import { AppError } from "@/lib/calls/errors";
import { singleton } from "@/lib/process/singleton";
import { clientAddress } from "./client-address";

/**
 * The burst and the rate per second of one address, as a token bucket. A whole venue shares an address, so the
 * limits are far above what its guests can reach.
 */
const BURST = 60_000;
const PER_SECOND = 200;
/** The most addresses remembered. Forgetting one only resets its burst. */
const MOST_ADDRESSES = 10_000;

type Bucket = { tokens: number; at: number };

const bucketsByAddress = singleton("flood limit", () => new Map<string, Bucket>());

/** Takes the token that one write of a guest costs. @throws AppError `too_fast` if its address has none left */
export function takeFloodToken(headers: Headers, now = Date.now()) {
  const buckets = bucketsByAddress.get();
  const address = clientAddress(headers);
  const { tokens, at } = buckets.get(address) ?? { tokens: BURST, at: now };
  const refilled = Math.min(BURST, tokens + ((now - at) / 1000) * PER_SECOND);
  if (refilled < 1) throw new AppError("too_fast", { retryAfter: 1 });
  if (buckets.size >= MOST_ADDRESSES && !buckets.has(address)) buckets.clear();
  buckets.set(address, { tokens: refilled - 1, at: now });
}
