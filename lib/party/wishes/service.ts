import "server-only";
import { z } from "zod/mini";
import type { Dj } from "@/lib/account/auth/schema";
import { isAppError } from "@/lib/calls/errors";
import { type Database, database } from "@/lib/db/client";
import { type EventRow, ownEvent, ownersOf } from "@/lib/party/events/access";
import { listEvents } from "@/lib/party/events/service";
import { fileNameOf } from "@/lib/party/exports/rules";
import { NO_TRACK } from "@/lib/party/library/edition-rules";
import { ownedIds, ownedSongs } from "@/lib/party/library/owned";
import { may } from "@/lib/party/members/rules";
import { requestsWished, type WishedRequest } from "@/lib/party/requests/read";
import { type Wish, wishedSongs } from "./rules";
import type { Wishes } from "./schema";

/**
 * Lists what guests wish and the library does not have, at one event or at all that a DJ works at.
 * @throws AppError like `ownEvent`
 */
export async function listWishes(dj: Dj, eventId?: string): Promise<Wishes> {
  const named = eventId === undefined ? undefined : await ownEvent(dj, eventId, "work");
  const events = (await listEvents(dj)).filter(({ role }) => may(role, "work"));
  const nights = events.map(({ id, name, opensAt, createdAt }) => {
    return { id, name, at: opensAt ?? createdAt };
  });
  nights.sort((a, b) => (a.at < b.at ? 1 : -1));
  const wished = named ? [named] : events;
  const ids = named ? [named.id] : nights.map(({ id }) => id);
  const songs = wishedSongs(await wishesAt(await database(), wished), ids);
  return { songs, events: nights, fileName: named ? `${fileNameOf(named)}-wished` : "wished" };
}

/** What the page of an address shows; undefined for an event that is none of the DJ's to work at. */
export async function wishesOfPage(dj: Dj, named: unknown) {
  const { success, data: event } = z.optional(z.uuid()).safeParse(named);
  if (!success) return undefined;
  try {
    return { event, wishes: await listWishes(dj, event) };
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}

async function wishesAt(
  source: Database,
  events: readonly Pick<EventRow, "id" | "cursor">[],
): Promise<Wish[]> {
  if (events.length === 0) return [];
  const rows = await requestsWished(source, events);
  rows.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const owners = await ownersOf(events.map(({ id }) => id));
  const missing: Wish[] = [];
  for (const ownerId of new Set(owners.values())) {
    const theirs = rows.filter(({ eventId }) => owners.get(eventId) === ownerId);
    missing.push(...(await notOwned(source, ownerId, theirs)));
  }
  return missing;
}

/** Those for which a DJ has no track: neither one that a request was tied to, nor one of the song. */
async function notOwned(source: Database, djId: string, rows: WishedRequest[]) {
  const tied = rows.flatMap(({ trackId }) => trackId || []);
  const ids = await ownedIds(source, djId, [...new Set(tied)]);
  const songs = await ownedSongs(source, djId, [...new Set(rows.map(({ songKey }) => songKey))]);
  return rows.filter(({ trackId, songKey }) => {
    // Somebody has said that the library's tracks are not what is meant.
    if (trackId === NO_TRACK) return true;
    return !(songs.has(songKey) || (trackId !== null && ids.has(trackId)));
  });
}
