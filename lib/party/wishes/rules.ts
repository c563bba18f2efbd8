import { csvText } from "@/lib/text/csv";
import type { WishedSong, Wishes } from "./schema";

/** A request for a song that the event's owner does not have, and who is behind it. */
export type Wish = {
  eventId: string;
  songKey: string;
  title: string;
  artist: string;
  guestIds: string[];
};

/** Nobody buys more. */
const MOST_SONGS = 2000;

/**
 * Returns the songs of these wishes, the oldest first: each once, however often it was wished and spelled as it was at
 * first; the most wished first. `eventIds` has the order of the events.
 */
export function wishedSongs(wishes: readonly Wish[], eventIds: readonly string[]): WishedSong[] {
  const songs = new Map<string, { first: Wish; guests: Set<string>; events: Set<string> }>();
  for (const wish of wishes) {
    const song = songs.get(wish.songKey) ?? { first: wish, guests: new Set(), events: new Set() };
    songs.set(wish.songKey, song);
    for (const guest of wish.guestIds) song.guests.add(guest);
    song.events.add(wish.eventId);
  }
  return [...songs.values()]
    .sort((a, b) => b.guests.size - a.guests.size || b.events.size - a.events.size)
    .slice(0, MOST_SONGS)
    .map(({ first: { title, artist }, guests, events }) => ({
      title,
      artist,
      guests: guests.size,
      events: eventIds.filter((id) => events.has(id)),
    }));
}

/** A song as a shop's search takes it. */
export function searchText({ title, artist }: Pick<WishedSong, "title" | "artist">) {
  return [artist, title].filter(Boolean).join(" ").replace(/\s+/g, " ");
}

/** The list as CSV: each song with the names and days of its events. */
export function csvOfWishes(songs: readonly WishedSong[], events: Wishes["events"]) {
  const named = new Map(events.map(({ id, name, at }) => [id, `${name} (${at.slice(0, 10)})`]));
  const rows = songs.map(({ title, artist, guests, events: ids }) => {
    const nights = ids.flatMap((id) => named.get(id) ?? []);
    return [title, artist, guests, nights.join(" | ")];
  });
  return csvText(["title", "artist", "guests", "events"], rows);
}
