import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { isAppError } from "@/lib/calls/errors";
import { useReadLists } from "@/lib/party/request-list/hooks";
import { joinEventStream } from "./shared-stream";
import { useLiveStore } from "./store";

/** How often a page polls without a stream, in milliseconds. */
export const POLL_MS = 5000;

/** The addresses of an event, its lists and its stream for this visitor. */
export type EventAddresses = { event: string; lists: string; live: string };

type Live<D> = {
  onDelta: (delta: D) => void;
  /** Called when the stream ends that was there, temporarily or for good. */
  onLost?: () => void;
};

/** Delivers every change of an event after `cursor` while the page is open, as our own stream sends it. */
export function useLive<D>(
  { event, lists, live }: EventAddresses,
  cursor: number | undefined,
  { onDelta, onLost }: Live<D>,
) {
  const { cache, mutate } = useSWRConfig();
  const readLists = useReadLists(lists);
  const setConnection = useLiveStore(({ setConnection: set }) => set);
  const handleMessage = useEffectEvent((data: unknown) => onDelta(data as D));
  const handleLost = useEffectEvent(() => onLost?.());
  const readEvent = useEffectEvent(() => mutate(event));
  const readAll = useEffectEvent(() => {
    readLists();
    return readEvent();
  });
  const poll = useEffectEvent(async (isWanted: () => boolean) => {
    await readAll();
    const error: unknown = cache.get(event)?.error;
    const isAnswered = !error || (isAppError(error) && error.status < 500);
    if (isWanted()) setConnection(isAnswered ? "polling" : "lost");
  });
  // Reconnects resume by themselves: only the first connection needs the cursor.
  const isReady = cursor !== undefined;
  const firstCursor = useEffectEvent(() => cursor ?? 0);

  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let wasLive = false;
    const leave = joinEventStream(live, firstCursor(), {
      hearsHidden: true,
      onMessage: (data) => handleMessage(data),
      onReset: () => void readAll(),
      // The answer will be 404, which the screen shows.
      onGone: () => void readEvent(),
      onConnection: (connection) => {
        wasLive ||= connection === "live";
        if (connection !== "live" && wasLive) handleLost();
        // The stream keeps trying while the page polls.
        if (connection === "polling" && timer) return;
        clearInterval(timer);
        timer = undefined;
        if (connection !== "polling") return setConnection(connection);
        const ours = setInterval(() => poll(() => timer === ours), POLL_MS);
        timer = ours;
        // Only an answer tells whether polling works.
        poll(() => timer === ours);
      },
    });
    return () => {
      clearInterval(timer);
      timer = undefined;
      leave();
    };
  }, [live, isReady, setConnection]);
}
