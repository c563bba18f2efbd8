import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import { memberCalls } from "./calls";
import type { GivenRole } from "./schema";

/** All members of an event except the owner. */
export function useMembers(id: string) {
  return useAnswer(memberCalls.list, { params: { id } }, { dedupingInterval: 0 });
}

export function useMembersActions(id: string) {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const readMembers = () => mutate(addressOf(memberCalls.list, { params: { id } }));

  return {
    changeRole: (djId: string, role: GivenRole) =>
      write({
        send: () => send(memberCalls.changeRole, { params: { id, djId }, body: { role } }),
        onSuccess: readMembers,
      }),
    remove: (djId: string) =>
      write({
        send: () => send(memberCalls.remove, { params: { id, djId } }),
        onSuccess: readMembers,
      }),
  };
}
