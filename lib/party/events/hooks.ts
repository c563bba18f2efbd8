import { useSWRConfig } from "swr";
import type { Dj } from "@/lib/account/auth/schema";
import type { AnswerOf } from "@/lib/calls/call";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useRevise } from "@/lib/client/use-revise";
import { useOptimisticData, useWrite } from "@/lib/client/use-write";
import { memberCalls } from "@/lib/party/members/calls";
import { djEventKey, djEventsKey, eventCalls } from "./calls";
import type { DjEvent, EventChange, EventStatus, NewEvent } from "./schema";

type EventList = AnswerOf<typeof eventCalls.list>;

function withEvent({ events }: EventList, { id }: Pick<DjEvent, "id">, event: Partial<DjEvent>) {
  return { events: events.map((one) => (one.id === id ? { ...one, ...event } : one)) };
}

/** The events of the signed-in DJ, the newest first. */
export function useEvents() {
  return useAnswer(eventCalls.list);
}

/** Shows an event as somebody has just changed it. */
export function useReviseEvent() {
  const revise = useRevise<EventList>(djEventsKey);
  return (event: DjEvent) => revise((list) => withEvent(list, event, event));
}

export function useEventActions() {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const optimisticData = useOptimisticData();

  return {
    async create(body: NewEvent) {
      await send(eventCalls.create, { body });
      await mutate(djEventsKey);
    },
    async update(id: string, body: EventChange) {
      await send(eventCalls.update, { params: { id }, body });
      await Promise.all([mutate(djEventsKey), mutate(djEventKey(id))]);
    },
    setStatus: (id: string, status: EventStatus) =>
      write({
        send: () => send(eventCalls.update, { params: { id }, body: { status } }),
        optimistic: optimisticData(
          djEventsKey,
          (list: EventList) => withEvent(list, { id }, { status }),
          ({ event }, list) => list && withEvent(list, event, event),
        ),
        onSuccess: () => mutate(djEventKey(id)),
      }),
    /** Gives up one's own access, as a member. */
    leave: ({ id }: Pick<DjEvent, "id">, dj: Pick<Dj, "id">) =>
      write({
        send: () => send(memberCalls.remove, { params: { id, djId: dj.id } }),
        onSuccess: () => mutate(djEventsKey),
      }),
    remove: ({ id }: Pick<DjEvent, "id">) =>
      write({
        send: () => send(eventCalls.remove, { params: { id } }),
        onSuccess: () => mutate(djEventsKey),
      }),
  };
}
