import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { useReadLists } from "@/lib/party/request-list/hooks";
import { joinEventStream } from "./shared-stream";
import { useLiveStore } from "./store";

/** How often a page polls when no stream opens, in milliseconds. */
export const POLL_MS = 5000;

/** Where an event, its lists and its stream are for this visitor. */
export type EventAddresses = { event: string; lists: string; live: string };

type Live<D> = {
  onDelta: (delta: D) => void;
  parse: (data: unknown) => D;
  /** The stream has ended, for a moment or for good. */
  onLost?: () => void;
};

/** Hears every change of an event while the page is open, from `cursor` on. */
export function useLive<D>(
  { event, lists, live }: EventAddresses,
  cursor: number | undefined,
  { onDelta, parse, onLost }: Live<D>,
) {
  const { mutate } = useSWRConfig();
  const readLists = useReadLists(lists);
  const setConnection = useLiveStore(({ setConnection: set }) => set);
  const handleMessage = useEffectEvent((data: unknown) => onDelta(parse(data)));
  const handleLost = useEffectEvent(() => onLost?.());
  const readAll = useEffectEvent(() => {
    mutate(event);
    readLists();
  });
  // The stream itself remembers what it knows: only the first cursor opens it.
  const isReady = cursor !== undefined;
  const firstCursor = useEffectEvent(() => cursor ?? 0);

  useEffect(() => {
    if (!isReady) return;
    let poll: ReturnType<typeof setInterval> | undefined;
    const leave = joinEventStream(live, firstCursor(), {
      hearsHidden: true,
      onMessage: (data) => handleMessage(data),
      onReset: () => readAll(),
      onConnection: (connection) => {
        setConnection(connection);
        if (connection !== "live") handleLost();
        clearInterval(poll);
        if (connection === "polling") poll = setInterval(() => readAll(), POLL_MS);
      },
    });
    return () => {
      clearInterval(poll);
      leave();
    };
  }, [live, isReady, setConnection]);
}
