import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { pageQuery } from "@/lib/calls/page-query";
import { eventOfPage, listEvents } from "@/lib/party/events/service";
import { insightsQuerySchema, nightsQuerySchema } from "./schema";
import { compareNights, getInsights } from "./service";

type Search = Record<string, string | string[] | undefined>;

/**
 * What a page about one night shows: the night that its address names; without one the night that is open, else the
 * newest. Nothing if there is no such night.
 */
export async function nightOfPage(dj: Dj, search: Search) {
  const events = await listEvents(dj);
  const chosen = await eventOfPage(dj, events, search.night);
  if (!chosen) return undefined;

  const { period } = pageQuery(insightsQuerySchema, search);
  const { nights: count } = pageQuery(nightsQuerySchema, search);
  const [insights, nights] = await Promise.all([
    getInsights(dj, chosen.id, period),
    compareNights(dj, count),
  ]);
  // An older night is no longer among the newest.
  const all = events.includes(chosen) ? events : [...events, chosen];
  const named = all.map(({ id, name, timeZone, opensAt, createdAt }) => {
    return { id, name, timeZone, startedAt: opensAt ?? createdAt };
  });
  return { events: named, insights, nights, count };
}
