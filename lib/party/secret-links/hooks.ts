import { useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import { secretLinkCalls } from "./calls";
import type { LinkKind } from "./schema";

/**
 * Since when an event has a secret link of this kind, and how a DJ makes and revokes it. `onEnd` is called when the
 * earlier link, and what it gave, has ended.
 */
export function useSecretLink(id: string, kind: LinkKind, onEnd?: () => void) {
  const params = { id, kind };
  const { data } = useAnswer(secretLinkCalls.get, { params }, { dedupingInterval: 0 });
  const { mutate } = useSWRConfig();
  const write = useWrite();
  function read() {
    onEnd?.();
    return mutate(addressOf(secretLinkCalls.get, { params }));
  }
  return {
    since: data?.since,
    create: (onCreated: (link: string) => void) =>
      write({
        send: () => send(secretLinkCalls.create, { params }),
        async onSuccess({ link }) {
          onCreated(link);
          await read();
        },
      }),
    revoke: (success: string) =>
      write({ send: () => send(secretLinkCalls.revoke, { params }), onSuccess: read, success }),
  };
}
