import { type EventChange, eventChangeSchema, type RenamedLane } from "@/lib/party/events/schema";
import type { Described } from "./event-draft";

/**
 * Only what differs between two events, so that nobody else's change is undone by the way; undefined when
 * nothing does.
 */
export function changeBetween(from: Described, to: Described): EventChange | undefined {
  const [before, after] = [from.event, to.event];
  const settings = difference(before.settings ?? {}, after.settings ?? {});
  const details = difference({ ...before, settings: {} }, { ...after, settings: {} });
  const { success, data } = eventChangeSchema.safeParse({
    ...details,
    ...(Object.keys(settings).length > 0 && { settings }),
    ...("lanes" in settings && { renamedLanes: renamesBetween(from, to) }),
  });
  return success ? data : undefined;
}

/** Lanes may move as they get another name: the form knows which is which, their names alone do not tell. */
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
