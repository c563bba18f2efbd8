import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { ownEvent } from "@/lib/party/events/access";
import { matcher, traitsOf } from "@/lib/party/host-rules/rules";
import { getRules } from "@/lib/party/host-rules/service";
import type { MustPlay } from "./must-plays-schema";
import { requestsInOrder } from "./read";
import type { SongRequest } from "./schema";

/** Returns what the hosts want to hear and nobody has played yet, and who has asked for it. @throws AppError */
export async function listMustPlays(dj: Dj, eventId: string): Promise<MustPlay[]> {
  const event = await ownEvent(dj, eventId, "see");
  const { mustPlay } = await getRules(event);
  if (mustPlay.length === 0) return [];
  const requests = (await requestsInOrder(event.id)).map((request) => ({
    request,
    traits: traitsOf(request),
  }));
  return mustPlay.flatMap((rule) => {
    const isMeant = matcher([rule]);
    const found = requests.filter(({ traits }) => isMeant(traits)).map(({ request }) => request);
    if (found.some(({ status }) => status === "played" || status === "playing")) return [];
    return { rule, request: waitingIn(found) };
  });
}

/** The request that will play it: one in the queue before one that waits for a decision. */
function waitingIn(found: SongRequest[]) {
  const waiting = (["accepted", "pending"] as const).flatMap((status) =>
    found.filter((request) => request.status === status),
  );
  const [first] = waiting;
  return first ? { id: first.id, title: first.title, status: first.status } : null;
}
