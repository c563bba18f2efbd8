import useSWR, { useSWRConfig } from "swr";
import { z } from "zod/mini";
import { api } from "@/lib/http/api";
import {
  type DjEvent,
  djEventKey,
  djEventSchema,
  djEventsKey,
  type EventChange,
  type NewEvent,
} from "./schema";

const listSchema = z.object({ events: z.array(djEventSchema) });
const answerSchema = z.object({ event: djEventSchema });

/** The events of the signed-in DJ, the newest first. */
export function useEvents() {
  return useSWR(djEventsKey, (url) => api(listSchema, url));
}

export function useEventActions() {
  const { mutate } = useSWRConfig();

  return {
    async create(body: NewEvent) {
      const { event } = await api(answerSchema, djEventsKey, { method: "POST", body });
      await mutate(djEventsKey);
      return event;
    },
    async update(id: string, body: EventChange) {
      const { event } = await api(answerSchema, djEventKey(id), { method: "PATCH", body });
      await Promise.all([mutate(djEventsKey), mutate(djEventKey(id))]);
      return event;
    },
    async remove({ id }: Pick<DjEvent, "id">) {
      await api(z.undefined(), djEventKey(id), { method: "DELETE" });
      await mutate(djEventsKey);
    },
  };
}
