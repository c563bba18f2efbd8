import { useEffect, useEffectEvent, useState } from "react";
import { useOtherTabs } from "@/lib/client/use-other-tabs";
import { startGuestOutbox } from "@/lib/party/guests/guest-outbox";
import { useShowSubmitted } from "@/lib/party/guests/hooks";
import { type Outcome, type Swapped, useOutboxStore } from "@/lib/party/guests/store";
import type { SubmissionAnswer } from "@/lib/party/requests/schema";

/** The newest answer, and the request that it has replaced. */
export type Sent = SubmissionAnswer & { swapped?: Swapped | undefined };

/**
 * Sends the saved requests, and adds those that the server has stored to this event's lists. Returns the newest
 * answer at this event, and a function that dismisses it.
 */
export function useSentHere(code: string) {
  const outcome = useOutboxStore((outbox) => outbox.outcome);
  const watch = useOutboxStore((outbox) => outbox.watch);
  const showSubmitted = useShowSubmitted(code);
  const [answer, setAnswer] = useState<Sent>();
  useOtherTabs(useOutboxStore);

  useEffect(() => {
    watch(code);
    startGuestOutbox();
    return () => watch(undefined);
  }, [code, watch]);

  const take = useEffectEvent((newest: Outcome | undefined) => {
    const taken = newest?.code === code && "answer" in newest ? newest : undefined;
    if (taken) showSubmitted(taken.answer);
    setAnswer(taken && { ...taken.answer, swapped: taken.swapped });
  });
  useEffect(() => take(outcome), [outcome]);

  return [answer, () => setAnswer(undefined)] as const;
}
