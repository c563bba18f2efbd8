import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { groupBy } from "@/lib/lists/group-by";
import { ownEvent } from "@/lib/party/events/access";
import { statusAt } from "@/lib/party/events/rules";
import type { DjEvent } from "@/lib/party/events/schema";
import { listEvents } from "@/lib/party/events/service";
import { heartsAt } from "@/lib/party/requests/hearts";
import {
  type CountedRequest,
  guestsToCount,
  minutesToCount,
  requestsToCount,
} from "@/lib/party/requests/read";
import {
  beginningOf,
  figuresOf,
  laterOf,
  lovedOf,
  nightOf,
  type Songs,
  sinceOf,
  TOP,
} from "./rules";
import type { Insights, Nights, Period } from "./schema";

type Named = Pick<
  DjEvent,
  "id" | "name" | "venue" | "timeZone" | "opensAt" | "createdAt" | "settings"
>;

const startOf = ({ opensAt, createdAt }: Pick<Named, "opensAt" | "createdAt">) =>
  opensAt ?? createdAt;

function about(event: Named) {
  const { id, name, venue, timeZone } = event;
  return { id, name, venue, timeZone, startedAt: startOf(event) };
}

/**
 * Returns a DJ's nights on which somebody asked for a song, newest first. What its counters hold has no withdrawn
 * requests: a night of nothing else is none.
 */
async function nightsOf(dj: Dj) {
  const events = await listEvents(dj);
  return events
    .filter(({ counts }) => counts.all > 0)
    .sort((a, b) => (startOf(a) < startOf(b) ? 1 : -1));
}

const songsOf = (event: Named, songs: CountedRequest[] = []): Songs => ({
  songs,
  beginning: beginningOf(event, Date.now()),
});

const byEvent = (requests: CountedRequest[]) => groupBy(requests, ({ eventId }) => eventId);

/** Tells a night in figures, counted from its requests. @throws AppError like `ownEvent` */
export async function getInsights(dj: Dj, eventId: string, period: Period): Promise<Insights> {
  const event = await ownEvent(dj, eventId, "see");
  const nights = await nightsOf(dj);
  const before = nights.find((night) => startOf(night) < startOf(event) && night.id !== event.id);
  // An hour of one night says nothing beside an hour of another.
  const compared = period === "night" ? before : undefined;

  const all = byEvent(await requestsToCount([event.id, ...(compared ? [compared.id] : [])]));
  const requests = all.get(event.id) ?? [];
  const status = statusAt(event, Date.now());
  const isRunning = status === "open" || status === "paused";
  const since = sinceOf(period, isRunning ? Date.now() : lastOf(requests));
  const counted = songsOf(
    event,
    requests.filter(({ createdAt }) => createdAt >= since),
  );
  const busySince = laterOf(since, counted.beginning);

  const ids = [event.id, ...(compared ? [compared.id] : [])];
  const [guests, peaks, hearts] = await Promise.all([
    guestsToCount(ids, since),
    minutesToCount(event.id, busySince, TOP),
    heartsAt([event.id]),
  ]);
  const earlier = compared ? songsOf(compared, all.get(compared.id)) : { songs: [], beginning: "" };
  return {
    night: nightOf(about(event), counted, guests.get(event.id) ?? 0),
    previous: compared ? nightOf(about(compared), earlier, guests.get(compared.id) ?? 0) : null,
    period,
    ...figuresOf(counted, earlier, event.timeZone),
    loved: lovedOf(counted.songs, hearts),
    peaks,
  };
}

/** Compares the DJ's latest nights, newest first. */
export async function compareNights(dj: Dj, most: number): Promise<Nights> {
  const nights = (await nightsOf(dj)).slice(0, most);
  if (nights.length === 0) return { nights: [] };
  const ids = nights.map(({ id }) => id);
  const [requests, guests] = await Promise.all([requestsToCount(ids), guestsToCount(ids, "")]);
  const of = byEvent(requests);
  return {
    nights: nights.map((night) =>
      nightOf(about(night), songsOf(night, of.get(night.id)), guests.get(night.id) ?? 0),
    ),
  };
}

/** When the last request of a night was asked, in ms since 1970. */
function lastOf(requests: readonly CountedRequest[]) {
  return Date.parse(requests.at(-1)?.createdAt ?? new Date(0).toISOString());
}
