import { useSWRConfig } from "swr";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import { djPermalinkCalls, permalinkKey } from "./dj-calls";
import type { Permalink } from "./dj-schema";

/** The DJ's own link. */
export function useOwnPermalink() {
  return useAnswer(djPermalinkCalls.own);
}

/** Whether the DJ can have a name. An empty one is not asked for. */
export function useNameCheck(name: string) {
  return useAnswer(djPermalinkCalls.check, name ? { params: { name } } : null, {
    dedupingInterval: 0,
  });
}

export function usePermalinkActions() {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const show = (answer: Permalink) => mutate(permalinkKey, answer, { revalidate: false });

  return {
    /** For the form, which reports its own failures. */
    choose: async (name: string) => show(await send(djPermalinkCalls.choose, { body: { name } })),
    giveUp: (name: string) =>
      write({
        send: () => send(djPermalinkCalls.giveUp, { params: { name } }),
        onSuccess: show,
      }),
  };
}
