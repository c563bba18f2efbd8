import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { database } from "@/lib/db/client";
import { type EventRow, eventByCode, ownEvent } from "@/lib/party/events/access";
import { lateOf } from "@/lib/party/requests/late";
import { findMistyped, findSongs } from "@/lib/party/requests/list";
import { refuser } from "@/lib/party/requests/welcome";
import { beginsAlike, isAlike } from "@/lib/party/songs/alike";
import { songKey } from "@/lib/party/songs/rules";
import { MOST_SUGGESTIONS, type Suggestions } from "./schema";

type Typed = { search: string; artist: string };

/**
 * Returns tonight's songs that match what a guest has typed so far: those that contain it, then those that it may
 * be with a typing mistake; and whether what is typed is not for tonight. @throws AppError `not_found`
 */
export async function suggest(code: string, guestId: string, { search, artist }: Typed) {
  return suggestAt(await eventByCode(code), guestId, { search, artist });
}

/** The same for a DJ, to whom the whole queue is known. @throws AppError like `ownEvent` */
export async function suggestForDj(dj: Dj, eventId: string, typed: Typed) {
  const event = await ownEvent(dj, eventId, "see");
  const settings = { ...event.settings, queueView: "exact" } as const;
  return suggestAt({ ...event, settings }, "", typed);
}

async function suggestAt(
  event: EventRow,
  guestId: string,
  { search, artist }: Typed,
): Promise<Suggestions> {
  const typed = { title: search, artist };
  if (!search) return { songs: [], typed: { ...typed, refusal: null } };
  const [rows, refuse] = [
    await findRows(event, guestId, search),
    await refuser(await database(), event),
  ];
  const late = await lateOf(await database(), event, rows);
  const songs = rows.map((row) => {
    const { id, title, artist: by, trackId, status, backers, playedAt } = row;
    const request = { id, status, backers, playedAt };
    const refusal = refuse(row, [row]);
    return { title, artist: by, trackId, refusal, late: late.has(id), request };
  });
  const key = songKey(search, artist);
  const same = rows.filter((row) => row.songKey === key);
  return { songs, typed: { ...typed, refusal: refuse(typed, same) } };
}

async function findRows(event: EventRow, guestId: string, search: string) {
  const found = await findSongs(event, guestId, search, MOST_SUGGESTIONS);
  const more = found.length < MOST_SUGGESTIONS ? await findMistyped(event, guestId, search) : [];
  const mistyped = more.filter(
    (row) =>
      found.every(({ id }) => id !== row.id) &&
      (beginsAlike(search, row.title) || isAlike({ title: search, artist: "" }, row)),
  );
  return [...found, ...mistyped].slice(0, MOST_SUGGESTIONS);
}
