import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { database } from "@/lib/db/client";
import { slicesOf } from "@/lib/lists/slices";
import { ownEvent } from "@/lib/party/events/access";
import { meantOf } from "@/lib/party/library/edition-rules";
import { editionsOf } from "@/lib/party/library/editions";
import { listedTracks } from "@/lib/party/library/owned";
import { frontOf, requestsInOrder } from "@/lib/party/requests/read";
import { resting } from "@/lib/process/resting";
import { csvOf, fileNameOf } from "./rules";
import type { ListedSong, SongList } from "./schema";

/** Exports an event's requests as a file. @throws AppError like `ownEvent` */
export async function exportNight(dj: Dj, eventId: string) {
  const event = await ownEvent(dj, eventId, "work");
  return {
    fileName: `${fileNameOf(event)}.csv`,
    csv: csvOf(await requestsInOrder(event.id), event.timeZone),
  };
}

/** More songs than any queue has. */
const MOST_SONGS = 10_000;
type Listed = {
  id: string;
  title: string;
  artist: string;
  seconds: number | null;
  trackId: string | null;
};

async function requestsOf(eventId: string, list: SongList): Promise<Listed[]> {
  if (list === "queue") return frontOf(await database(), eventId, MOST_SONGS);
  const all = await requestsInOrder(eventId);
  if (list === "wishes") {
    const waiting = all.filter(({ status }) => status === "pending");
    return waiting.sort((a, b) => b.backers - a.backers);
  }
  return all
    .filter(({ status }) => status === "played" || status === "playing")
    .sort((a, b) => ((a.playedAt ?? "\uffff") < (b.playedAt ?? "\uffff") ? -1 : 1));
}

/** The id of the track that each request means, tied to it or not, as the board shows it. */
async function tracksMeant(ownerId: string, requests: Listed[]) {
  const source = await database();
  const meant = new Map<string, string>();
  const rest = resting();
  for (const some of slicesOf(requests, AT_ONCE)) {
    const editions = await editionsOf(source, ownerId, some);
    for (const { id, trackId } of some) {
      const track = trackId ?? meantOf(null, editions?.get(id) ?? [])?.id;
      if (track) meant.set(id, track);
    }
    await rest();
  }
  return meant;
}
/** So many requests are compared with the library before others come in between. */
const AT_ONCE = 200;

/** Lists the songs of an event for a DJ program, in order, each with its track. @throws AppError like `ownEvent` */
export async function listSongs(dj: Dj, eventId: string, list: SongList) {
  const event = await ownEvent(dj, eventId, "work");
  const requests = await requestsOf(event.id, list);
  const meant = await tracksMeant(event.ownerId, requests);
  const tracks = await listedTracks(event.ownerId, [...meant.values()]);
  const songs = requests.map(({ id, title, artist, seconds }): ListedSong => {
    const owned = tracks.get(meant.get(id) ?? "");
    if (!owned) return { title, artist, duration: seconds, track: null };
    const { title: name, artist: by, duration, ...track } = owned;
    return { title: name, artist: by, duration, track };
  });
  return { owner: event.ownerId, fileName: `${fileNameOf(event)}-${list}`, songs };
}
