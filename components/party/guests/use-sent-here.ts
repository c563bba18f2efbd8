import { useEffect, useState } from "react";
import { useSync } from "@/lib/client/effects/use-change";
import { useOtherTabs } from "@/lib/client/use-other-tabs";
import { startGuestOutbox } from "@/lib/party/guests/guest-outbox";
import { useShowSubmitted } from "@/lib/party/guests/hooks";
import { type Swapped, useOutboxStore } from "@/lib/party/guests/store";
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

  useSync(outcome, () => {
    const taken = outcome?.code === code && "answer" in outcome ? outcome : undefined;
    if (taken) showSubmitted(taken.answer);
    setAnswer(taken && { ...taken.answer, swapped: taken.swapped });
  });

  return [answer, () => setAnswer(undefined)] as const;
}
