import { type EventChange, eventChangeSchema, type RenamedLane } from "@/lib/party/events/schema";
import type { Described } from "./event-draft";

/**
 * The fields in which two events differ, so that a save does not overwrite another DJ's changes; undefined when none
 * differ.
 */
export function changeBetween(from: Described, to: Described): EventChange | undefined {
  const [before, after] = [from.event, to.event];
  const settings = difference(before.settings ?? {}, after.settings ?? {});
  const details = difference({ ...before, settings: {} }, { ...after, settings: {} });
  const { opensAt, closesAt } = after;
  const { success, data } = eventChangeSchema.safeParse({
    ...details,
    // The form shows the times beside the status: they hold. Without them, the status would overrule them.
    ...("status" in details && { opensAt, closesAt }),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...("lanes" in settings && { renamedLanes: renamesBetween(from, to) }),
  });
  return success ? data : undefined;
}

/** A lane may be renamed and moved at once: the form tracks which is which, names alone cannot. */
function renamesBetween(before: Described, after: Described): RenamedLane[] {
  const known = new Map(
    before.laneIds.map((id, place) => [id, before.event.settings?.lanes?.[place]]),
  );
  return after.laneIds.flatMap((id, place) => {
    const [from, to] = [known.get(id), after.event.settings?.lanes?.[place]];
    return from && to && from !== to ? [{ from, to }] : [];
  });
}

function difference(before: object, after: object) {
  const known = new Map(Object.entries(before).map(([key, value]) => [key, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => known.get(key) !== JSON.stringify(value)),
  );
}
