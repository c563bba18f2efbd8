import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Tx, write } from "@/lib/db/client";
import { type LockedEvent, lockOwnEvent } from "@/lib/party/events/access";
import { renamedLanes } from "@/lib/party/events/lanes";
import type { EventChange } from "@/lib/party/events/schema";
import { djEvent, storeEventChange } from "@/lib/party/events/service";
import { moveLanes } from "./move-lanes";
import { record } from "./record";

/**
 * Changes an event: its details, status, settings and lanes. It is part of `requests` because the requests in a
 * renamed lane move to the new name.
 * @throws AppError `not_found`; `forbidden`; `invalid_input`
 */
export function updateEvent(dj: Dj, id: string, change: EventChange) {
  return write(async (tx) => {
    const event = await lockOwnEvent(tx, dj, id, "manage");
    const touched = await moveAlong(tx, event, change);
    const at = new Date().toISOString();
    const changed = await storeEventChange(tx, event, change, at);
    const recorded = await record(tx, changed, { verb: "event", at, touched });
    return djEvent(recorded.event);
  });
}

/** Moves the requests of renamed lanes to the new names. @throws AppError `invalid_input` for unknown ones */
function moveAlong(tx: Tx, event: LockedEvent, { settings, renamedLanes: given }: EventChange) {
  const { lanes } = event.settings;
  const after = settings?.lanes ?? lanes;
  const renamed = given ?? renamedLanes(lanes, after);
  if (renamed.some(({ from, to }) => !lanes.includes(from) || !after.includes(to))) {
    throw new AppError("invalid_input", { fields: { renamedLanes: ["invalid"] } });
  }
  return moveLanes(tx, event.id, renamed);
}
