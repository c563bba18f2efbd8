import "server-only";
import { eventByCode } from "@/lib/party/events/access";
import { findMistyped, findSongs } from "@/lib/party/requests/list";
import { beginsAlike, isAlike } from "@/lib/party/songs/alike";
import { MOST_SUGGESTIONS, type Suggestion } from "./schema";

/**
 * Returns tonight's songs that match what a guest has typed so far: those that contain it, then those that it may
 * be with a typing mistake. @throws AppError `not_found`
 */
export async function suggest(code: string, search: string): Promise<Suggestion[]> {
  const event = await eventByCode(code);
  if (!search) return [];
  const found = await findSongs(event, search, MOST_SUGGESTIONS);
  const more = found.length < MOST_SUGGESTIONS ? await findMistyped(event, search) : [];
  const mistyped = more.filter(
    (row) =>
      found.every(({ id }) => id !== row.id) &&
      (beginsAlike(search, row.title) || isAlike({ title: search, artist: "" }, row)),
  );
  return [...found, ...mistyped]
    .slice(0, MOST_SUGGESTIONS)
    .map(({ id, title, artist, trackId, status, backers, playedAt }) => ({
      title,
      artist,
      trackId,
      request: { id, status, backers, playedAt },
    }));
}
