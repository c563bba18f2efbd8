import "server-only";
import { AppError } from "@/lib/calls/errors";
import { singleton } from "@/lib/process/singleton";
import { clientAddress } from "./client-address";

/**
 * The token bucket of one address: its size, and how many tokens it regains per second. A whole venue shares an
 * address, so the limit lies far above what its guests can send; only a flood reaches it.
 */
const BURST = 60_000;
const PER_SECOND = 200;
/** The most buckets kept. Forgetting one only fills it again. */
const MOST_ADDRESSES = 10_000;

type Bucket = { tokens: number; at: number };

const bucketsByAddress = singleton("flood limit", () => new Map<string, Bucket>());

/**
 * Takes the token that one write of a guest costs. `now` is no time of day: a clock that is set back must not empty the
 * buckets. @throws AppError `too_fast` when its address floods the server
 */
export function takeFloodToken(headers: Headers, now = performance.now()) {
  const buckets = bucketsByAddress.get();
  const address = clientAddress(headers);
  const { tokens, at } = buckets.get(address) ?? { tokens: BURST, at: now };
  const refilled = Math.min(BURST, tokens + ((now - at) / 1000) * PER_SECOND);
  if (refilled < 1) throw new AppError("too_fast", { retryAfter: 1 });
  if (buckets.size >= MOST_ADDRESSES && !buckets.has(address)) buckets.clear();
  buckets.set(address, { tokens: refilled - 1, at: now });
}
