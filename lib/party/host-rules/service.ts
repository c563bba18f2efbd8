import "server-only";
import { AppError } from "@/lib/calls/errors";
import { type Database, database, type Tx } from "@/lib/db/client";
import type { EventRow, LockedEvent } from "@/lib/party/events/access";
import { storeMarks } from "@/lib/party/events/service";
import { eventOfSecret } from "@/lib/party/secret-links/service";
import * as db from "./db";
import { matcher, traitsOf, withoutTwins } from "./rules";
import type { HostRule, HostRules, HostsPage } from "./schema";

type Event = Pick<EventRow, "id">;

/** Returns the lists of an event; empty ones until the first change. */
export async function getRules(event: Event): Promise<HostRules> {
  return rulesOf(await database(), event);
}

async function rulesOf(source: Database, { id: eventId }: Event): Promise<HostRules> {
  const [row] = await db.find(source, { eventId });
  if (!row) return { revision: 0, mustPlay: [], doNotPlay: [] };
  return {
    revision: row.revision,
    mustPlay: JSON.parse(row.mustPlay) as HostRule[],
    doNotPlay: JSON.parse(row.doNotPlay) as HostRule[],
  };
}

/** Returns the lists for the hosts with this secret, and their event's id. @throws AppError `not_found` */
export async function openAsHosts(
  secret: string,
): Promise<{ eventId: string; page: Omit<HostsPage, "wishes"> }> {
  const event = await eventOfSecret(await database(), "hosts", secret);
  const { name, venue, djName } = event;
  return {
    eventId: event.id,
    page: { ...(await getRules(event)), event: { name, venue, djName } },
  };
}

/**
 * Replaces the lists of a locked event, if they still have this revision. Returns them as stored with the event after it.
 * @throws AppError `conflict` with what somebody else has made of them meanwhile
 */
export async function replaceRules(tx: Tx, event: LockedEvent, { revision, ...given }: HostRules) {
  const found = await rulesOf(tx, event);
  if (found.revision !== revision) throw new AppError("conflict", { found });
  const [mustPlay, doNotPlay] = [withoutTwins(given.mustPlay), withoutTwins(given.doNotPlay)];
  const stored = { revision: revision + 1, mustPlay, doNotPlay };
  await db.save(tx, {
    eventId: event.id,
    revision: stored.revision,
    mustPlay: JSON.stringify(mustPlay),
    doNotPlay: JSON.stringify(doNotPlay),
  });
  return { stored, changed: await storeMarks(tx, event, { doNotPlay: doNotPlay.length }) };
}

/** Lists as they were stored, ready to compare with: the texts are long, and a submit must not fold them all. */
const ready = new Map<string, ReturnType<typeof matcher>>();
const MOST_READY = 50;

function readyFor(stored: string) {
  const known = ready.get(stored);
  if (known) return known;
  if (ready.size >= MOST_READY) ready.clear();
  const made = matcher(JSON.parse(stored) as HostRule[]);
  ready.set(stored, made);
  return made;
}

/** Returns whether the hosts do not want a song. Costs a query only at an event with such a list. */
export async function unwantedAt(
  source: Database,
  { id: eventId, doNotPlay }: Pick<EventRow, "id" | "doNotPlay">,
) {
  const [row] = doNotPlay > 0 ? await db.find(source, { eventId }) : [];
  const rulesMeaning = row && readyFor(row.doNotPlay);
  return (song: { title: string; artist: string }) =>
    rulesMeaning !== undefined && rulesMeaning(traitsOf(song)).length > 0;
}
