import "server-only";
import type { Call } from "@/lib/calls/call";
import { patternOf } from "@/lib/calls/path-pattern";
import { MAX_BODY_BYTES } from "./parse";

/** Creates the function that tells how large the body of a request may be, before anything else is known of it. */
export function createBodyLimit(calls: readonly Pick<Call, "method" | "path" | "maxBytes">[]) {
  const larger = calls.flatMap(({ method, path, maxBytes }) =>
    maxBytes ? [{ method, pattern: patternOf(path), maxBytes }] : [],
  );
  return ({ method, url = "" }: { method?: string | undefined; url?: string | undefined }) => {
    const [path = ""] = url.split("?", 1);
    const call = larger.find((known) => known.method === method && known.pattern.test(path));
    return call?.maxBytes ?? MAX_BODY_BYTES;
  };
}
