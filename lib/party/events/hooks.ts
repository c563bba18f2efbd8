import { useAnswer } from "@/lib/client/hooks";
import { useRevise } from "@/lib/client/use-revise";
import { djEventsKey, eventCalls } from "./calls";
import { type EventList, withEvent } from "./list";
import type { DjEvent } from "./schema";

/** The signed-in DJ's events, newest first. */
export function useEvents() {
  return useAnswer(eventCalls.list);
}

/** Updates the cached events with a changed one. */
export function useReviseEvent() {
  const revise = useRevise<EventList>(djEventsKey);
  return (event: DjEvent) => revise((list) => withEvent(list, event, event));
}
