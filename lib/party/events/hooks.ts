import useSWR from "swr";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useRevise } from "@/lib/client/use-revise";
import { allEventsKey, eventCalls } from "./calls";
import { isOfEvents, withEvent } from "./list";
import type { EventList } from "./list-schema";
import type { DjEvent, ListedEvent } from "./schema";

/** One page of the signed-in DJ's events, newest first; the first is 1. */
export function useEvents(page = 1) {
  return useAnswer(eventCalls.list, { query: page > 1 ? { page } : {} });
}

/** The signed-in DJ's events that are not over, the newest of them. */
export function useRunningEvents() {
  return useAnswer(eventCalls.list, { query: { filter: "running" } });
}

/** Every event of the signed-in DJ; none where nobody is signed in. */
export function useAllEvents(isDj: boolean) {
  return useSWR(isDj ? allEventsKey : null, readAllEvents);
}

async function readAllEvents(): Promise<{ events: ListedEvent[] }> {
  const first = await send(eventCalls.list, { query: {} });
  const pages = Array.from({ length: first.pageCount - 1 }, (_, index) => index + 2);
  const rest = await Promise.all(pages.map((page) => send(eventCalls.list, { query: { page } })));
  const events = [first, ...rest].flatMap((list) => list.events);
  // An event that is created meanwhile moves another to the next page.
  return { events: [...new Map(events.map((event) => [event.id, event])).values()] };
}

/** Updates every cached list of events with a changed one. */
export function useReviseEvent() {
  const revise = useRevise<EventList>(isOfEvents);
  return (event: Pick<DjEvent, "id"> & Partial<DjEvent>) =>
    revise((list) => withEvent(list, event));
}
