import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { groupBy } from "@/lib/lists/group-by";
import { slicesOf } from "@/lib/lists/slices";
import { ownEvent } from "@/lib/party/events/access";
import { matcher, traitsOf } from "@/lib/party/host-rules/rules";
import type { HostRule } from "@/lib/party/host-rules/schema";
import { getRules } from "@/lib/party/host-rules/service";
import { resting } from "@/lib/process/resting";
import type { MustPlay } from "./must-plays-schema";
import { requestsInOrder } from "./read";
import type { SongRequest } from "./schema";

/** Returns what the hosts want to hear and nobody has played yet, and who has asked for it. @throws AppError */
export async function listMustPlays(dj: Dj, eventId: string): Promise<MustPlay[]> {
  const event = await ownEvent(dj, eventId, "see");
  const { mustPlay } = await getRules(event);
  if (mustPlay.length === 0) return [];
  const meant = await meantBy(mustPlay, await requestsInOrder(event.id));
  const byRule = groupBy(meant, ({ rule }) => rule);
  return mustPlay.flatMap((rule) => {
    const found = (byRule.get(rule) ?? []).map(({ request }) => request);
    if (found.some(({ status }) => status === "played" || status === "playing")) return [];
    return { rule, request: waitingIn(found) };
  });
}

/** So many requests are compared with the rules before others come in between. */
const AT_ONCE = 200;

/** Returns the pairs of a rule and a request that it means. */
async function meantBy(rules: HostRule[], requests: SongRequest[]) {
  const rulesMeaning = matcher(rules);
  const meant: { rule: HostRule; request: SongRequest }[] = [];
  const rest = resting();
  for (const some of slicesOf(requests, AT_ONCE)) {
    for (const request of some) {
      for (const rule of rulesMeaning(traitsOf(request))) meant.push({ rule, request });
    }
    await rest();
  }
  return meant;
}

/** The request that will play it: one in the queue before one that waits for a decision. */
function waitingIn(found: SongRequest[]) {
  const waiting = (["accepted", "pending"] as const).flatMap((status) =>
    found.filter((request) => request.status === status),
  );
  const [first] = waiting;
  return first ? { id: first.id, title: first.title, status: first.status } : null;
}
