import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { takesBackers } from "@/lib/party/requests/limits";
import { isAlike } from "@/lib/party/songs/alike";
import { songKey } from "@/lib/party/songs/rules";
import { suggestionCalls } from "./calls";
import { SEARCH_LENGTH } from "./rules";
import type { Suggestion } from "./schema";

const upToLength = (typed: string) => [...typed].slice(0, SEARCH_LENGTH).join("");

function inputOf(code: string, title: string, artist = "") {
  return { params: { code }, query: { search: upToLength(title), artist: upToLength(artist) } };
}

/** Songs that match the typed text. Keeps the last answer while the next one loads. */
export function useSuggestions(code: string, title: string, artist = "") {
  const input = title.length > 1 ? inputOf(code, title, artist) : null;
  const { data } = useAnswer(suggestionCalls.list, input, { keepPreviousData: true });
  const typed = input && data?.typed;
  return {
    songs: (input && data?.songs) || [],
    /** Why the server would refuse a song; null as long as nobody knows. */
    refusalOf: (song: Song) => (typed && isTyped(song, typed) ? typed.refusal : null),
  };
}

/** The same for a DJ, who sees the whole queue. */
export function useDjSuggestions(id: string, title: string) {
  const query = { search: upToLength(title), artist: "" };
  const input = title.length > 1 ? { params: { id }, query } : null;
  const { data } = useAnswer(suggestionCalls.listForDj, input, { keepPreviousData: true });
  return (input && data?.songs) || [];
}

/** Whether an answer is about this song: the guest may have typed on since. */
function isTyped(song: Song, typed: Song) {
  return (["title", "artist"] as const).every(
    (part) => upToLength(song[part].trim()).trim() === typed[part],
  );
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
