import { useAnswer } from "@/lib/client/hooks";
import { useRevise } from "@/lib/client/use-revise";
import { djEventsKey, eventCalls } from "./calls";
import { type EventList, withEvent } from "./list";
import type { DjEvent } from "./schema";

/** The signed-in DJ's events, newest first; none where nobody is signed in. */
export function useEvents(isDj = true) {
  return useAnswer(eventCalls.list, isDj ? undefined : null);
}

/** Updates the cached events with a changed one. */
export function useReviseEvent() {
  const revise = useRevise<EventList>(djEventsKey);
  return (event: Pick<DjEvent, "id"> & Partial<DjEvent>) =>
    revise((list) => withEvent(list, event, event));
}
