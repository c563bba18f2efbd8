import "server-only";
import { database } from "@/lib/db/client";
import { trackTonight } from "@/lib/party/crates/service";
import type { EventRow } from "@/lib/party/events/access";
import { matcher, traitsOf } from "@/lib/party/host-rules/rules";
import type { HostRule } from "@/lib/party/host-rules/schema";
import { getRules } from "@/lib/party/host-rules/service";
import { requestsHeard } from "@/lib/party/requests/read";
import { songKey } from "@/lib/party/songs/rules";
import { type Song, songOf } from "@/lib/party/suggestions/service";

type Known = { cursor: number; revision: number; open: HostRule[] };

/** What is still to play of the must-plays, by event: many guests ask between two changes. */
const known = new Map<string, Known>();
const MOST_KNOWN = 200;

/** Returns up to `limit` must-plays that the hosts released for guests and nobody has played, as songs to ask for. */
export async function releasedSongs(event: EventRow, limit: number): Promise<Song[]> {
  const open = await openRules(event);
  const source = await database();
  const songs: Song[] = [];
  for (const { text: title, artist = "" } of open) {
    if (songs.length === limit) break;
    const key = songKey(title, artist);
    const track = await trackTonight(source, event, { songKey: key });
    // Where the event takes songs of the library only, it would refuse the others.
    if (track) songs.push(songOf(track));
    else if (event.settings.songs !== "library") {
      songs.push({ title, artist, trackId: null, songKey: key, explicit: false });
    }
  }
  return songs;
}

async function openRules(event: EventRow) {
  const { id, cursor } = event;
  const { mustPlay, revision } = await getRules(event);
  const released = mustPlay.filter(({ kind, isIdea }) => kind === "song" && isIdea);
  if (released.length === 0) return [];
  const before = known.get(id);
  if (before?.cursor === cursor && before.revision === revision) return before.open;
  const rulesMeaning = matcher(released);
  const heard = (await requestsHeard(id)).flatMap((request) => rulesMeaning(traitsOf(request)));
  const open = released.filter((rule) => !heard.includes(rule));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(id, { cursor, revision, open });
  return open;
}
