import useSWR, { useSWRConfig } from "swr";
import { z } from "zod/mini";
import { api } from "@/lib/client/api";
import { useRevise } from "@/lib/party/live/hooks";
import { djEventKey, djEventsKey } from "./calls";
import { withChange } from "./rules";
import {
  type DjEvent,
  djEventSchema,
  type EventChange,
  listedEventSchema,
  type NewEvent,
} from "./schema";

const listSchema = z.object({ events: z.array(listedEventSchema) });
type EventList = z.infer<typeof listSchema>;
const answerSchema = z.object({ event: djEventSchema });

/** The events of the signed-in DJ, the newest first. */
export function useEvents() {
  return useSWR(djEventsKey, (url) => api(listSchema, url));
}

/** Shows an event as somebody has just changed it. */
export function useReviseEvent() {
  const revise = useRevise<EventList>(djEventsKey);
  return (event: DjEvent) =>
    revise(({ events }) => ({
      events: events.map((one) => (one.id === event.id ? { ...one, ...event } : one)),
    }));
}

export function useEventActions() {
  const { mutate } = useSWRConfig();

  return {
    async create(body: NewEvent) {
      const { event } = await api(answerSchema, djEventsKey, { method: "POST", body });
      await mutate(djEventsKey);
      return event;
    },
    /** Shown at once; on failure the former event comes back and the error is thrown. */
    async update(id: string, body: EventChange) {
      const url = djEventKey(id);
      await mutate<EventList | undefined>(
        djEventsKey,
        () => api(answerSchema, url, { method: "PATCH", body }).then(() => undefined),
        {
          optimisticData: (known) =>
            known && {
              events: known.events.map((one) => (one.id === id ? withChange(one, body) : one)),
            },
          populateCache: false,
          rollbackOnError: true,
        },
      );
      await mutate(url);
    },
    async remove({ id }: Pick<DjEvent, "id">) {
      await api(z.undefined(), djEventKey(id), { method: "DELETE" });
      await mutate(djEventsKey);
    },
  };
}
