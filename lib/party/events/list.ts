import type { AnswerOf } from "@/lib/calls/call";
import type { eventCalls } from "./calls";
import type { DjEvent } from "./schema";

export type EventList = AnswerOf<typeof eventCalls.list>;

/** The list with a changed event. */
export function withEvent(
  { events }: EventList,
  { id }: Pick<DjEvent, "id">,
  event: Partial<DjEvent>,
) {
  return { events: events.map((one) => (one.id === id ? { ...one, ...event } : one)) };
}
