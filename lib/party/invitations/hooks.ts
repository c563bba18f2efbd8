import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import type { GivenRole } from "@/lib/party/members/schema";
import { invitationCalls } from "./calls";

/** The open invitations of an event. */
export function useInvitations(id: string) {
  return useAnswer(invitationCalls.list, { params: { id } }, { dedupingInterval: 0 });
}

export function useInvitationsActions(id: string) {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const readAll = () => mutate(addressOf(invitationCalls.list, { params: { id } }));

  return {
    /** Resolves to the new link. */
    async invite(role: GivenRole) {
      const { link } = await send(invitationCalls.invite, { params: { id }, body: { role } });
      await readAll();
      return link;
    },
    withdraw: (invitationId: string) =>
      write({
        send: () => send(invitationCalls.withdraw, { params: { id, invitationId } }),
        onSuccess: readAll,
      }),
  };
}

/** Accepts or declines an invitation as the signed-in DJ. */
export function useInvitationAnswer(token: string) {
  const write = useWrite();
  const body = { token };
  return {
    accept: (onAccepted: (eventId: string) => void) =>
      write({
        send: () => send(invitationCalls.accept, { body }),
        onSuccess: ({ eventId }) => onAccepted(eventId),
      }),
    decline: (success: string, onDeclined: () => void) =>
      write({
        send: () => send(invitationCalls.decline, { body }),
        onSuccess: onDeclined,
        success,
      }),
  };
}
