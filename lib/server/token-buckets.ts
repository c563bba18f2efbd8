import "server-only";
import { singleton } from "@/lib/process/singleton";

/** Forgetting a bucket only fills it again. */
const MOST_KEPT = 10_000;

type Bucket = { tokens: number; at: number };

/**
 * Token buckets by key: each holds `burst` tokens, and regains `perSecond`. `name` identifies them within the process.
 * `take` returns whether there was a token. `now` is monotonic: a clock that is set back must not empty the buckets.
 */
export function tokenBuckets(
  name: string,
  { burst, perSecond }: { burst: number; perSecond: number },
) {
  const kept = singleton(name, () => new Map<string, Bucket>());
  return {
    take(key: string, now = performance.now()) {
      const buckets = kept.get();
      const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
      const refilled = Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
      if (refilled < 1) return false;
      if (buckets.size >= MOST_KEPT && !buckets.has(key)) buckets.clear();
      buckets.set(key, { tokens: refilled - 1, at: now });
      return true;
    },
  };
}
