import "server-only";
import { type Database, database } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import { meantOf } from "@/lib/party/library/edition-rules";
import type { Edition } from "@/lib/party/library/edition-schema";
import { editionsOf } from "@/lib/party/library/editions";
import { fitOf } from "@/lib/party/library/fits";
import * as db from "./db";
import * as lists from "./list-db";
import { MOST_IN_LINE } from "./list-queries";

/**
 * Returns one page of a list in which those requests come first that fit what is playing, the others as usual. It reads
 * all requests of the filter, up to as many as a line has.
 */
export async function fittingPage(source: Database, event: EventRow, search: lists.Search) {
  const { page, pageSize } = search;
  const whole = { ...search, sort: "votes" as const, page: 1, pageSize: MOST_IN_LINE };
  const [rows, playing] = await Promise.all([
    lists.page(source, whole),
    db.playing(source, event.id),
  ]);
  const songs = playing ? [playing, ...rows] : [];
  const editions = await editionsOf(source, event.ownerId, songs);
  const now = playing && trackOf(playing, editions);
  const fitting = rows.map((row) => ({ ...row, fits: fitOf(trackOf(row, editions), now) }));
  // Within a group, as far as the rank says: sorting keeps the order of what fits alike.
  fitting.sort((a, b) => a.rankGroup - b.rankGroup || b.fits - a.fits);
  return fitting.slice((page - 1) * pageSize, page * pageSize);
}

function trackOf({ id, trackId }: db.RequestRow, editions: Map<string, Edition[]> | undefined) {
  return meantOf(trackId, editions?.get(id) ?? []);
}

/** Returns what the event's owner has of these requests, by id; null without a library. */
export async function listEditions(event: EventRow, ids: string[]) {
  const source = await database();
  const rows = (await db.findAll(source, ids)).filter(({ eventId }) => eventId === event.id);
  const editions = await editionsOf(source, event.ownerId, rows);
  return editions ? Object.fromEntries(editions) : null;
}
