import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Database, database } from "@/lib/db/client";
import { listEvents } from "@/lib/party/events/service";
import { listTracks } from "@/lib/party/library/listing";
import { songNumbers, visibleLibrary } from "@/lib/party/library/owned";
import type { ListedTrack, TrackOrder, Tracks, TracksQuery } from "@/lib/party/library/schema";
import { songsRequested } from "@/lib/party/requests/read";

/** What became of a track at its DJ's own events. */
type Figures = Pick<ListedTrack, "requests" | "lastPlayedAt">;
type AllFigures = { byTrack: Map<string, Figures>; bySong: Map<string, Figures> };

const NONE: Figures = { requests: 0, lastPlayedAt: null };
/** So many come first in an order by figures; behind them, all go by their titles. */
const MOST_FIRST = 1000;

/**
 * Returns one page of a DJ's tracks, each with how often it was requested and when it was last played.
 * @throws AppError `not_found` for a playlist that is gone
 */
export async function listTracksWithFigures(
  { id: djId }: Pick<Dj, "id">,
  query: TracksQuery,
): Promise<Tracks> {
  const source = await database();
  const { page, pageSize } = query;
  const library = await visibleLibrary(source, djId);
  if (!library) {
    if (query.playlist) throw new AppError("not_found");
    return { tracks: [], page, pageSize, pageCount: 1, total: 0, understood: null };
  }
  const figures = await figuresOf(source, djId);
  const first = await firstBy(source, djId, query.order, figures);
  const listed = await listTracks(source, library, query, first);
  return {
    ...listed,
    tracks: listed.tracks.map(({ track, songKey }) => ({
      ...track,
      ...figuresFor(figures, track.id, songKey),
    })),
  };
}

/** The figures of whatever guests asked for: of tracks, and of songs that were tied to none. */
async function figuresOf(source: Database, djId: string): Promise<AllFigures> {
  const byTrack = new Map<string, Figures>();
  const bySong = new Map<string, Figures>();
  const own = (await listEvents({ id: djId })).filter(({ role }) => role === "owner");
  for (const { trackId, songKey, requests, lastPlayedAt } of await songsRequested(source, own)) {
    const figures = { requests, lastPlayedAt };
    const [all, key] = trackId === null ? [bySong, songKey] : [byTrack, trackId];
    all.set(key, together(all.get(key), figures));
  }
  return { byTrack, bySong };
}

function together(one: Figures = NONE, other: Figures = NONE): Figures {
  const times = [one.lastPlayedAt ?? "", other.lastPlayedAt ?? ""].sort();
  return { requests: one.requests + other.requests, lastPlayedAt: times[1] || null };
}

function figuresFor({ byTrack, bySong }: AllFigures, id: string, songKey: string) {
  return together(byTrack.get(id), bySong.get(songKey));
}

/** The numbers of the tracks that come first in an order. */
async function firstBy(
  source: Database,
  djId: string,
  order: TrackOrder,
  figures: AllFigures,
): Promise<number[]> {
  if (order === "title") return [];
  const has = (one: Figures) => (order === "requests" ? one.requests > 0 : one.lastPlayedAt);
  const keys = [...figures.bySong].filter(([, one]) => has(one)).map(([key]) => key);
  const ids = [...figures.byTrack].filter(([, one]) => has(one)).map(([id]) => id);
  const rows = (await songNumbers(source, djId, { keys, ids })).map(({ number, songKey }) => ({
    number,
    ...figuresFor(figures, String(number), songKey),
  }));
  const newest = (a: Figures, b: Figures) =>
    (a.lastPlayedAt ?? "") < (b.lastPlayedAt ?? "") ? 1 : -1;
  return rows
    .sort((a, b) => {
      if (order === "requests" && a.requests !== b.requests) return b.requests - a.requests;
      return a.lastPlayedAt === b.lastPlayedAt ? a.number - b.number : newest(a, b);
    })
    .slice(0, MOST_FIRST)
    .map(({ number }) => number);
}
