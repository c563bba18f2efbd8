import type { RecapSong } from "./schema";

const MOST_LOVED = 3;

/** Returns the songs that most guests loved, of equals the one that played first. */
export function mostLoved(songs: readonly RecapSong[]) {
  return songs
    .filter(({ hearts }) => hearts > 0)
    .sort((a, b) => b.hearts - a.hearts)
    .slice(0, MOST_LOVED);
}

export const shows = ["all", "mine", "loved"] as const;
export type Show = (typeof shows)[number];

/** Returns the songs that a choice shows. */
export function shownOf(songs: readonly RecapSong[], show: Show) {
  return songs.filter((song) => show === "all" || song[show]);
}

/** Returns the night as lines of text: "21:04  Blue Monday – New Order". */
export function textOf(songs: readonly RecapSong[], clock: (instant: string) => string) {
  return songs
    .map(({ startedAt, title, artist, mine, loved }) => {
      const song = artist ? `${title} – ${artist}` : title;
      return `${clock(startedAt)}  ${song}${mine ? " *" : ""}${loved ? " ♥" : ""}\n`;
    })
    .join("");
}
