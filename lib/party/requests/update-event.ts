import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { write } from "@/lib/db/client";
import { renamedLanes } from "@/lib/party/events/lanes";
import type { EventChange } from "@/lib/party/events/schema";
import { changeEvent, lockOwnEvent, settingsOf } from "@/lib/party/events/service";
import { renameLanes } from "./service";

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
