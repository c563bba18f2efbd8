import { useEffect, useEffectEvent } from "react";
import { useAnswer } from "@/lib/client/hooks";
import { meantOf } from "@/lib/party/library/edition-rules";
import type { Edition } from "@/lib/party/library/edition-schema";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoard } from "./hooks";

type Tied = Pick<DjRequest, "id" | "trackId">;

/**
 * What the event's owner has of these requests, by id; undefined until it is known, or without a library. It is read
 * again for a request that was tied to another track since.
 */
export function useEditions(eventId: string, requests: readonly Tied[]) {
  const { hasLibrary, cursor } = useBoard(eventId).board ?? {};
  // In any order of the list it is the same answer.
  const query = { ids: requests.map(({ id }) => id).sort() };
  const input = hasLibrary && requests.length > 0 ? { params: { id: eventId }, query } : null;
  const { data, mutate } = useAnswer(djRequestCalls.editions, input, { keepPreviousData: true });
  const editions = data?.editions ?? undefined;
  const isUnread = requests.some((request) => isUnreadOf(request, editions?.[request.id]));
  const readAgain = useEffectEvent(() => mutate());
  useEffect(() => {
    // The server knows of the tie once the change is told.
    if (isUnread && cursor !== undefined) readAgain();
  }, [isUnread, cursor]);
  return editions;
}

function isUnreadOf({ trackId }: Tied, editions: readonly Edition[] | undefined) {
  return Boolean(trackId) && editions?.every(({ id }) => id !== trackId);
}

/** The track of what is playing, and whether the event's owner has a library at all. */
export function usePlayingTrack(eventId: string) {
  const { board } = useBoard(eventId);
  const playing = board?.playing ?? null;
  const editions = useEditions(eventId, playing ? [playing] : []);
  const track = playing ? meantOf(playing.trackId, editions?.[playing.id] ?? []) : undefined;
  return { hasLibrary: board?.hasLibrary ?? false, isPlaying: playing !== null, track };
}
