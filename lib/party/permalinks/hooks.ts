import { UNATTENDED } from "@/lib/client/fetch-policy";
import { useAnswer } from "@/lib/client/hooks";
import { serverNow } from "@/lib/client/server-clock";
import { permalinkCalls } from "./calls";
import type { PermalinkAnswer } from "./schema";

/** How often a waiting phone asks, in ms: the DJ may open earlier, or only now plan a night. */
const LOOK_EVERY_MS = 60_000;
/** The server opens an event by its own clock, which the phone's is near. */
const SOONEST_MS = 1000;

/** Where a DJ's link leads, asked again at the moment at which the next event opens. */
export function usePermalink(answer: PermalinkAnswer) {
  const { data = answer } = useAnswer(
    permalinkCalls.follow,
    { params: { name: answer.name } },
    {
      ...UNATTENDED,
      fallbackData: answer,
      dedupingInterval: 0,
      refreshInterval: (known = answer) => untilTurn(known),
    },
  );
  return data.leads;
}

function untilTurn({ leads }: PermalinkAnswer) {
  if (leads.state !== "next") return LOOK_EVERY_MS;
  const left = Date.parse(leads.opensAt) - serverNow();
  return Math.min(Math.max(left, SOONEST_MS), LOOK_EVERY_MS);
}
