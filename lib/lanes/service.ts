import "server-only";
import type { Dj } from "@/lib/accounts/schema";
import { write } from "@/lib/db/client";
import type { EventChange } from "@/lib/events/schema";
import { changeEvent, lockOwnEvent, settingsOf } from "@/lib/events/service";
import { AppError } from "@/lib/http/errors";
import { renameLanes } from "@/lib/requests/service";
import { renamedLanes } from "./rules";

/** Changes an event. What is parked in a lane that gets another name moves along. @throws AppError */
export function updateEvent(dj: Dj, id: string, { renamedLanes: told, ...change }: EventChange) {
  return write(async (tx) => {
    const event = await lockOwnEvent(tx, dj, id, "manage");
    const { lanes } = settingsOf(event);
    const after = change.settings?.lanes ?? lanes;
    const renamed = told ?? renamedLanes(lanes, after);
    if (renamed.some(({ from, to }) => !lanes.includes(from) || !after.includes(to))) {
      throw new AppError("invalid_input", { fields: { renamedLanes: ["invalid"] } });
    }
    const moved = await renameLanes(tx, id, renamed);
    return changeEvent(tx, event, change, Object.fromEntries(moved.map((key) => [key, null])));
  });
}
