import { isAlike } from "@/lib/party/songs/alike";
import { songKey } from "@/lib/party/songs/rules";
import type { Suggestion } from "./schema";

type Song = { title: string; artist: string };

/** Returns the suggestion that is this very song. */
export function suggestionOf({ title, artist }: Song, songs: Suggestion[]) {
  const key = songKey(title, artist);
  return songs.find((song) => songKey(song.title, song.artist) === key);
}

/** Returns the suggestion that this song may be, spelled differently; none if it is itself among them. */
export function alikeAmong(song: Song, songs: Suggestion[]) {
  return suggestionOf(song, songs) ? undefined : songs.find((listed) => isAlike(song, listed));
}
