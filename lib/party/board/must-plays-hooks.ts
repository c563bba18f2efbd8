import { useSWRConfig } from "swr";
import { v7 as uuid } from "uuid";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import { djRequestCalls as calls } from "@/lib/party/requests/dj-calls";
import type { MustPlay } from "@/lib/party/requests/must-plays-schema";

/** What the hosts want to hear and nobody has played, and how it comes into the queue with one tap. */
export function useMustPlays(eventId: string) {
  const params = { id: eventId };
  const { data, error } = useAnswer(calls.mustPlays, { params }, { dedupingInterval: 0 });
  const { mutate } = useSWRConfig();
  const write = useWrite();

  /** The request that waits for it; a new one if nobody has asked. */
  async function requestFor({ rule, request }: MustPlay) {
    if (request) return request;
    const { text: title, artist = "" } = rule;
    const answer = await send(calls.submit, { params, body: { id: uuid(), title, artist } });
    return answer.request;
  }

  return {
    mustPlays: data?.mustPlays,
    error,
    queue: (mustPlay: MustPlay) =>
      write({
        async send() {
          const { id, status } = await requestFor(mustPlay);
          if (status !== "pending") return;
          await send(calls.change, { params: { id }, query: {}, body: { status: "accepted" } });
        },
        what: mustPlay.rule.text,
        onSuccess: () => mutate(addressOf(calls.mustPlays, { params })),
      }),
  };
}
