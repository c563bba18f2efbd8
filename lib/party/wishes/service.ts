import "server-only";
import { z } from "zod/mini";
import type { Dj } from "@/lib/account/auth/schema";
import { isAppError } from "@/lib/calls/errors";
import { type Database, database } from "@/lib/db/client";
import { ownEvent, ownersOf } from "@/lib/party/events/access";
import { listEvents } from "@/lib/party/events/service";
import { fileNameOf } from "@/lib/party/exports/rules";
import { NO_TRACK } from "@/lib/party/library/edition-rules";
import { ownedIds, ownedSongs } from "@/lib/party/library/owned";
import { may } from "@/lib/party/members/rules";
import { guestsBehind, requestsWished, type WishedRequest } from "@/lib/party/requests/read";
import { type Wish, wishedSongs } from "./rules";
import type { Wishes } from "./schema";

/** So many requests are looked up in one statement. */
const AT_ONCE = 500;

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
  const ids = named ? [named.id] : nights.map(({ id }) => id);
  const songs = wishedSongs(await wishesAt(await database(), ids), ids);
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

async function wishesAt(source: Database, eventIds: string[]): Promise<Wish[]> {
  if (eventIds.length === 0) return [];
  const rows = await requestsWished(source, eventIds);
  const owners = await ownersOf(eventIds);
  const missing: WishedRequest[] = [];
  for (const ownerId of new Set(owners.values())) {
    const theirs = rows.filter(({ eventId }) => owners.get(eventId) === ownerId);
    missing.push(...(await notOwned(source, ownerId, theirs)));
  }
  const guests = await guestsById(source, missing);
  return missing.map((row) => ({ ...row, guestIds: guests.get(row.id) ?? [] }));
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

async function guestsById(source: Database, rows: WishedRequest[]) {
  const guests = new Map<string, string[]>();
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id);
    for (const { requestId, guestId } of await guestsBehind(source, ids)) {
      const known = guests.get(requestId);
      if (known) known.push(guestId);
      else guests.set(requestId, [guestId]);
    }
  }
  return guests;
}
