import "server-only";
import { write } from "@/lib/db/client";
import { forEachSettled } from "@/lib/lists/for-each-settled";
import { lockEvent } from "@/lib/party/events/access";
import { eventsToTurn, storeTurn } from "@/lib/party/events/service";
import { record } from "./record";

/**
 * Records that events have opened or closed by themselves, which tells all open pages. Whichever process comes first
 * records it, and no other. Returns how many changes this one has recorded.
 */
export async function turnEvents(now = Date.now()) {
  let recorded = 0;
  await forEachSettled(await eventsToTurn(new Date(now).toISOString()), async (id) => {
    recorded += Number(await turn(id, now));
  });
  return recorded;
}

function turn(id: string, now: number) {
  return write(async (tx) => {
    const event = await lockEvent(tx, { id });
    const changed = await storeTurn(tx, event, now);
    if (!changed) return false;
    await record(tx, changed, { verb: "event", at: new Date(now).toISOString(), touched: [] });
    return true;
  });
}
