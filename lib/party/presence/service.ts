import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { database, write } from "@/lib/db/client";
import { ownEvent } from "@/lib/party/events/access";
import { countGuests } from "@/lib/party/requests/backers";
import * as db from "./db";
import { SILENT_MS } from "./rules";
import type { Presence } from "./schema";

/**
 * Notes that a DJ has the event's board open, and returns who else has, with how many guests there are by now. It is
 * stored, because each DJ may be connected to another process. @throws AppError `not_found`
 */
export async function notePresence(dj: Dj, eventId: string, now = Date.now()): Promise<Presence> {
  await ownEvent(dj, eventId, "see");
  const others = await write(async (tx) => {
    await db.removeBefore(tx, new Date(now - SILENT_MS).toISOString());
    const seenAt = new Date(now).toISOString();
    await db.save(tx, { eventId, djId: dj.id, name: dj.name, seenAt });
    return db.others(tx, eventId, dj.id);
  });
  return { others, guests: await countGuests(await database(), eventId) };
}
