import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { storeLastCall } from "@/lib/party/events/service";
import { record } from "./record";
import { takeStep } from "./step";

/**
 * Announces that requests close in so many minutes, or takes that back (null), as a step that can be undone.
 * @throws AppError `not_found`; `forbidden`; `conflict` if requests are not open, or there is nothing to take back
 */
export function callLast(dj: Dj, eventId: string, minutes: number | null) {
  const aim = { ids: [] };
  const wanted = { of: { eventId }, right: "manage", aim, as: ["lastCall"] } as const;
  return takeStep(dj, {}, wanted, async (tx, event, at) => {
    const former = event.lastCallAt;
    if (minutes === null ? !former : event.currentStatus !== "open") throw new AppError("conflict");
    const now = Date.parse(at);
    const end = minutes === null ? null : new Date(now + minutes * 60_000).toISOString();
    const changed = await storeLastCall(tx, event, end, now);
    const undo = { by: dj, lastCallAt: former };
    return record(tx, changed, { verb: "lastCall", at, touched: [], undo });
  });
}
