import "server-only";
import { eventByCode } from "@/lib/party/events/access";
import { findSongs } from "@/lib/party/requests/list";
import { MOST_SUGGESTIONS, type Suggestion } from "./schema";

/** Returns tonight's songs that match what a guest has typed so far. @throws AppError `not_found` */
export async function suggest(code: string, search: string): Promise<Suggestion[]> {
  const event = await eventByCode(code);
  if (!search) return [];
  const rows = await findSongs(event, search, MOST_SUGGESTIONS);
  return rows.map(({ id, title, artist, trackId, status, backers, playedAt }) => ({
    title,
    artist,
    trackId,
    request: { id, status, backers, playedAt },
  }));
}
