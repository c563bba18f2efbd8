import "server-only";
import { database } from "@/lib/db/client";
import { type EventRow, eventByCode } from "@/lib/party/events/access";
import { findMistyped, findSongs } from "@/lib/party/requests/list";
import { refuser } from "@/lib/party/requests/welcome";
import { beginsAlike, isAlike } from "@/lib/party/songs/alike";
import { songKey } from "@/lib/party/songs/rules";
import { MOST_SUGGESTIONS, type Suggestions } from "./schema";

/**
 * Returns tonight's songs that match what a guest has typed so far: those that contain it, then those that it may
 * be with a typing mistake; and whether what is typed is not for tonight. @throws AppError `not_found`
 */
export async function suggest(
  code: string,
  guestId: string,
  { search, artist }: { search: string; artist: string },
): Promise<Suggestions> {
  const event = await eventByCode(code);
  const typed = { title: search, artist };
  if (!search) return { songs: [], typed: { ...typed, refusal: null } };
  const [rows, refuse] = [
    await findRows(event, guestId, search),
    await refuser(await database(), event),
  ];
  const songs = rows.map((row) => {
    const { id, title, artist: by, trackId, status, backers, playedAt } = row;
    const request = { id, status, backers, playedAt };
    return { title, artist: by, trackId, refusal: refuse(row, [row]), request };
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
