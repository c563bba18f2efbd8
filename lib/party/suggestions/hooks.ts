import { useState } from "react";
import { useSync } from "@/lib/client/effects/use-change";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { takesBackers } from "@/lib/party/requests/limits";
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

/** What compares songs comes with the first suggestions: the page shows sooner without. */
const loadMatching = () => import("./match-rules");

/** The suggestion that is this very song. */
export function useSuggestionOf(song: Song, songs: Suggestion[]) {
  const [matching, setMatching] = useState<Awaited<ReturnType<typeof loadMatching>>>();
  const isWanted = songs.length > 0;
  useSync(isWanted, () => isWanted && loadMatching().then(setMatching, () => undefined));
  return matching?.suggestionOf(song, songs);
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
  const asked = Promise.all([
    send(suggestionCalls.list, inputOf(code, song.title)),
    loadMatching(),
  ]);
  const found = await Promise.race([asked.catch(() => undefined), tooLong]);
  if (!found) return undefined;
  const [{ songs }, { alikeAmong }] = found;
  return alikeAmong(
    song,
    songs.filter(({ request }) => request && takesBackers(request)),
  );
}
