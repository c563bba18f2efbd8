import { tidyLine } from "@/lib/text/line-rules";
import type { FoundTrack } from "../formats/found";
import { nameOfPath } from "../formats/paths";
import { LONGEST_COMMENT, type NewTrack } from "../track";

/** As long as titles, artists and names may be. */
export const LONGEST = 200;
const NOT_OF_A_LINE = /[\p{Cc}\p{Cs}]+/gu;

/** Text as one line of at most so many characters: programs keep line breaks and worse in their fields. */
export function tidy(text: string, longest = LONGEST) {
  const line = tidyLine(text.replace(NOT_OF_A_LINE, " "));
  // Cut by whole characters, and only where it can be needed.
  return line.length <= longest ? line : tidyLine([...line].slice(0, longest).join(""));
}

/** A track as it is sent, or null for one without any title. A file that has no tags is called by its name. */
export function tidyTrack(found: FoundTrack, sourceId: string): NewTrack | null {
  const title = tidy(found.title) || tidy(nameOfPath(found.path ?? ""));
  if (!title) return null;
  const { year, duration, bpm, key, rating, explicit } = found;
  return {
    sourceId,
    title,
    artist: tidy(found.artist),
    album: tidy(found.album),
    genre: tidy(found.genre),
    comment: tidy(found.comment, LONGEST_COMMENT),
    ...{ year, duration, bpm, key, rating, explicit },
  };
}
