import useSWR, { useSWRConfig } from "swr";
import { z } from "zod/mini";
import { api } from "@/lib/client/api";
import { djEventKey } from "@/lib/party/events/calls";
import type { GivenRole } from "@/lib/party/members/schema";
import { invitationsKey } from "./calls";
import { invitationsSchema, invitedSchema, newInvitationSchema, type Token } from "./schema";

const keyAt = (eventId: string) => `${djEventKey(eventId)}/invitations`;
const nothing = z.undefined();

/** The links to an event that somebody may still follow. */
export function useInvitations(eventId: string) {
  return useSWR(keyAt(eventId), (url) => api(invitationsSchema, url), { dedupingInterval: 0 });
}

export function useInvitationsActions(eventId: string) {
  const key = keyAt(eventId);
  const { mutate } = useSWRConfig();

  return {
    /** Resolves to the new link. */
    async invite(role: GivenRole) {
      const { link } = await api(newInvitationSchema, key, { method: "POST", body: { role } });
      await mutate(key);
      return link;
    },
    async withdraw(id: string) {
      await api(nothing, `${key}/${id}`, { method: "DELETE" });
      await mutate(key);
    },
  };
}

/** Follows a link. Resolves to where it leads. */
export function acceptInvitation(body: Token) {
  return api(invitedSchema, invitationsKey, { method: "POST", body });
}

export function declineInvitation(body: Token) {
  return api(nothing, invitationsKey, { method: "DELETE", body });
}
