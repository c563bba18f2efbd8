import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/calls/errors";
import { env } from "@/lib/process/env";
import { metrics } from "@/lib/process/metrics";

/**
 * Returns what this process has measured, as Prometheus reads it.
 * @throws AppError `not_found` for whoever does not know the token, as if there was nothing
 */
export async function readMetrics({ headers }: { headers: Headers }) {
  const measured = metrics();
  const token = env().METRICS_TOKEN;
  const given = headers.get("authorization") ?? "";
  if (!measured || !token || !isSame(given, `Bearer ${token}`)) throw new AppError("not_found");
  const { register } = measured;
  return new Response(await register.metrics(), {
    headers: { "content-type": register.contentType, "cache-control": "no-store" },
  });
}

/** Takes the same time wherever they differ. */
function isSame(one: string, other: string) {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string) {
  return createHash("sha256").update(text).digest();
}
