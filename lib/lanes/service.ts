import "server-only";
import type { Dj } from "@/lib/accounts/schema";
import { write } from "@/lib/db/client";
import type { EventChange } from "@/lib/events/schema";
import { changeEvent, lockOwnEvent, settingsOf } from "@/lib/events/service";
import { renameLane } from "@/lib/requests/service";
import { renamedLanes } from "./rules";

/** Changes an event. What is parked in a lane that gets another name moves along. @throws AppError */
export function updateEvent(dj: Dj, id: string, change: EventChange) {
  return write(async (tx) => {
    const event = await lockOwnEvent(tx, dj, id, "manage");
    const { lanes } = settingsOf(event);
    const moved: string[] = [];
    for (const [from, to] of renamedLanes(lanes, change.settings?.lanes ?? lanes)) {
      moved.push(...(await renameLane(tx, id, from, to)));
    }
    return changeEvent(tx, event, change, Object.fromEntries(moved.map((key) => [key, null])));
  });
}
