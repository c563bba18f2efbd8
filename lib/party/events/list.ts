import { djEventsKey } from "./calls";
import type { EventList } from "./list-schema";
import type { DjEvent } from "./schema";

/** The list with a changed event. */
export function withEvent<L extends Pick<EventList, "events">>(
  list: L,
  { id, ...event }: Pick<DjEvent, "id"> & Partial<DjEvent>,
): L {
  return {
    ...list,
    events: list.events.map((one) => (one.id === id ? { ...one, ...event } : one)),
  };
}

/** Whether a cache key is one of a page of the DJ's events, of whatever list. */
export function isOfEvents(key: unknown) {
  return typeof key === "string" && (key === djEventsKey || key.startsWith(`${djEventsKey}?`));
}
