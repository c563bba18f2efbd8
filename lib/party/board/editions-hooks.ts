import { useAnswer } from "@/lib/client/hooks";
import { meantOf } from "@/lib/party/library/edition-rules";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { useBoard } from "./hooks";

/** What the event's owner has of these requests, by id; undefined until it is known, or without a library. */
export function useEditions(eventId: string, requestIds: readonly string[]) {
  const hasLibrary = useBoard(eventId).board?.hasLibrary;
  // In any order of the list it is the same answer.
  const query = { ids: [...requestIds].sort() };
  const input = hasLibrary && requestIds.length > 0 ? { params: { id: eventId }, query } : null;
  const { data, mutate } = useAnswer(djRequestCalls.editions, input, { keepPreviousData: true });
  return { editions: data?.editions ?? undefined, readAgain: mutate };
}

/** The track of what is playing, and whether the event's owner has a library at all. */
export function usePlayingTrack(eventId: string) {
  const { board } = useBoard(eventId);
  const playing = board?.playing ?? null;
  const { editions } = useEditions(eventId, playing ? [playing.id] : []);
  const track = playing ? meantOf(playing.trackId, editions?.[playing.id] ?? []) : undefined;
  return { hasLibrary: board?.hasLibrary ?? false, isPlaying: playing !== null, track };
}
