import useSWR, { useSWRConfig } from "swr";
import { z } from "zod/mini";
import { api } from "@/lib/client/api";
import { djEventKey, djEventsKey } from "@/lib/party/events/calls";
import { type GivenRole, membersSchema } from "./schema";

const keyAt = (eventId: string) => `${djEventKey(eventId)}/members`;
const nothing = z.undefined();

/** Everybody but the owner who has access to an event. */
export function useMembers(eventId: string) {
  return useSWR(keyAt(eventId), (url) => api(membersSchema, url), { dedupingInterval: 0 });
}

export function useMembersActions() {
  const { mutate } = useSWRConfig();

  function remove(eventId: string, djId: string) {
    return api(nothing, `${keyAt(eventId)}/${djId}`, { method: "DELETE" });
  }

  return {
    async changeRole(eventId: string, djId: string, role: GivenRole) {
      const key = keyAt(eventId);
      await api(nothing, `${key}/${djId}`, { method: "PATCH", body: { role } });
      await mutate(key);
    },
    async remove(eventId: string, djId: string) {
      await remove(eventId, djId);
      await mutate(keyAt(eventId));
    },
    /** Gives one's own access up. */
    async leave(eventId: string, djId: string) {
      await remove(eventId, djId);
      await mutate(djEventsKey);
    },
  };
}
