import { isBareLink, isMarkedExplicit, SONG_LENGTH } from "@/lib/party/songs/title-rules";
import { isUpTo, LINE, LINES, tidyLine, tidyLines } from "@/lib/text/line-rules";
import { MESSAGE_LENGTH, NAME_LENGTH } from "./limits";

/** What the request form holds. */
type Written = {
  id: string;
  title: string;
  artist: string;
  /** The track of the library that the song is, where the DJ has it. */
  trackId?: string;
  name: string;
  message: string;
};

/**
 * What `newRequestSchema` checks, for a guest's form: the page has no other use for zod, and a request must be checked
 * without a network as well. A test holds the two to the same answers.
 */
export function requestCheck({ explicit }: { explicit: boolean }) {
  function problemsOf({ title, artist, name, message }: Written) {
    return [
      [
        "title",
        problemOfTitle(title) || (!explicit && isMarkedExplicit(title) && "explicit"),
        SONG_LENGTH,
      ],
      ["artist", problemOf(artist, LINE, SONG_LENGTH), SONG_LENGTH],
      ["name", problemOf(name, LINE, NAME_LENGTH), NAME_LENGTH],
      ["message", problemOf(message, LINES, MESSAGE_LENGTH), MESSAGE_LENGTH],
    ] as const;
  }

  return {
    safeParse(values: unknown) {
      const data = tidied(values as Written);
      const issues = problemsOf(data).flatMap(([field, message, limit]) =>
        message ? [{ code: "custom" as const, path: [field], message, params: { limit } }] : [],
      );
      return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
    },
  };
}

function tidied({ id, title, artist, trackId, name, message }: Written): Written {
  return {
    id,
    title: tidyLine(title),
    artist: tidyLine(artist),
    ...(trackId && { trackId }),
    name: tidyLine(name),
    message: tidyLines(message),
  };
}

function problemOf(text: string, pattern: RegExp, length: number) {
  if (!pattern.test(text)) return "invalid";
  return isUpTo(length, text) ? undefined : "too_long";
}

function problemOfTitle(title: string) {
  if (!title) return "required";
  return problemOf(title, LINE, SONG_LENGTH) ?? (isBareLink(title) && "link");
}
