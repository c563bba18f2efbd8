import type { DjRequest } from "@/lib/party/requests/schema";
import { foldArtist, songKey } from "@/lib/party/songs/rules";

/** Within this many songs, guests still remember having heard the same artist. */
const MOST_AGO = 5;

export type Hints = {
  /** When the song was last played tonight. */
  playedAt: string | null;
  /** How many songs ago the artist was played; 0 is now, null is long ago or never. */
  artistAgo: number | null;
};
type Song = Pick<DjRequest, "title" | "artist" | "playedAt">;
type Asked = Pick<DjRequest, "id" | "title" | "artist" | "status">;

/**
 * Returns what the DJ should know before taking each of these requests. `played` are tonight's songs, the last one
 * first.
 */
export function hintsFor(
  requests: readonly Asked[],
  played: readonly Song[],
  playing: Pick<Song, "artist"> | null,
): Map<string, Hints> {
  const times = new Map<string, string | null>();
  for (const { title, artist, playedAt } of played) {
    const key = songKey(title, artist);
    if (!times.has(key)) times.set(key, playedAt);
  }
  const recent = [playing?.artist ?? "", ...played.slice(0, MOST_AGO).map(({ artist }) => artist)];
  const artists = recent.map(foldArtist);
  const open = requests.filter(({ status }) => status === "pending" || status === "accepted");
  return new Map(
    open.map(({ id, title, artist }) => {
      const ago = artist ? artists.indexOf(foldArtist(artist)) : -1;
      const playedAt = times.get(songKey(title, artist)) ?? null;
      return [id, { playedAt, artistAgo: ago < 0 ? null : ago }];
    }),
  );
}
