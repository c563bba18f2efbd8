import "server-only";
import { AppError } from "@/lib/calls/errors";
import { env } from "@/lib/process/env";

/** How soon a client may try again during maintenance. */
export const MAINTENANCE_RETRY_SECONDS = 120;

/** @throws AppError `unavailable` during maintenance */
export function refuseDuringMaintenance() {
  if (!env().MAINTENANCE) return;
  throw new AppError("unavailable", { retryAfter: MAINTENANCE_RETRY_SECONDS });
}
