import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { takesBackers } from "@/lib/party/requests/limits";
import { isAlike } from "@/lib/party/songs/alike";
import { songKey } from "@/lib/party/songs/rules";
import { suggestionCalls } from "./calls";
import { SEARCH_LENGTH, type Suggestion } from "./schema";

function inputOf(code: string, typed: string) {
  const search = [...typed].slice(0, SEARCH_LENGTH).join("");
  return { params: { code }, query: { search } };
}

/** Songs that match the typed text. Keeps the last answer while the next one loads. */
export function useSuggestions(code: string, typed: string) {
  const input = typed.length > 1 ? inputOf(code, typed) : null;
  const { data } = useAnswer(suggestionCalls.list, input, { keepPreviousData: true });
  return input ? (data?.songs ?? []) : [];
}

type Song = { title: string; artist: string };

/** The suggestion that is this very song. */
export function suggestionOf({ title, artist }: Song, songs: Suggestion[]) {
  const key = songKey(title, artist);
  return songs.find((song) => songKey(song.title, song.artist) === key);
}

/** No question is worth a longer wait, in milliseconds. */
const PATIENCE_MS = 1500;

/**
 * Returns a song on the list that this one may be, spelled differently. None if the song itself is on the list, or
 * if the network is too slow to tell.
 */
export async function findAlike(code: string, song: Song): Promise<Suggestion | undefined> {
  if (!navigator.onLine) return undefined;
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const asked = send(suggestionCalls.list, inputOf(code, song.title)).catch(() => undefined);
  const answer = await Promise.race([asked, tooLong]);
  const songs = answer?.songs.filter(({ request }) => request && takesBackers(request)) ?? [];
  if (suggestionOf(song, songs)) return undefined;
  return songs.find((listed) => isAlike(song, listed));
}
