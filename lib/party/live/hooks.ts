import { useEffect, useEffectEvent } from "react";
import { type Cache, useSWRConfig } from "swr";
import { applyNews, type List, type News } from "@/lib/party/request-list/apply";
import { queryOfKey } from "@/lib/party/request-list/keys";
import type { SongRequest } from "@/lib/party/requests/schema";
import { joinEventStream } from "./shared-stream";
import { useLiveStore } from "./store";

/** A list whose page has changed is read anew at most this often. */
const REFETCH_MS = 1000;
/** How often a page asks when it cannot hear. */
export const POLL_MS = 5000;

const lastRefetch = new Map<string, number>();
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

const times = new Map<string, number>();

/**
 * How often the stream has told of each request so far. It counts right and may know of later steps, so what it has
 * told meanwhile wins over an answer.
 */
export function deliveryCounts(): ReadonlyMap<string, number> {
  return new Map(times);
}

/** Calls `refetch` now, or as soon as the last call for this key is a second ago; never twice for one wait. */
function throttled(key: string, refetch: () => void) {
  if (waiting.has(key)) return;
  const run = () => {
    waiting.delete(key);
    lastRefetch.set(key, Date.now());
    refetch();
  };
  const left = (lastRefetch.get(key) ?? 0) + REFETCH_MS - Date.now();
  if (left <= 0) run();
  else waiting.set(key, setTimeout(run, left));
}

/** The lists of an event that this browser holds: read before, or come with the page itself. */
function listsIn(cache: Cache, fallback: object, base: string) {
  const keys = new Set([...cache.keys(), ...Object.keys(fallback)]);
  return [...keys].filter((key) => key.startsWith(`${base}/requests?`));
}

function noteTold<R extends SongRequest>({ id: cursor, requests }: News<R>) {
  if (cursor === undefined) return;
  for (const { id } of requests) times.set(id, (times.get(id) ?? 0) + 1);
}

/**
 * Brings every list of an event that this browser holds up to date. What only the server can tell is asked of it: at
 * once or, for what is shown ahead of it, when the function that is returned is called.
 */
export function useApplyNews<R extends SongRequest>(
  base: string,
  blank: Omit<R, keyof SongRequest>,
) {
  const { cache, fallback, mutate } = useSWRConfig();

  /** Whether only the server can tell what the list under this key shows now. */
  function applyTo(key: string, news: News<R>) {
    const { data = fallback[key], isValidating = false } = cache.get(key) ?? {};
    // An answer on its way is older than the news: ask again.
    if (!data) return isValidating;
    const applied = applyNews(data as List<R>, queryOfKey(key), news, blank, Date.now());
    mutate(key, applied.list, { revalidate: false });
    return applied.isStale || isValidating;
  }

  return (news: News<R>) => {
    noteTold(news);
    const stale = listsIn(cache, fallback, base).filter((key) => applyTo(key, news));
    const readStale = () => {
      for (const key of stale) throttled(key, () => mutate(key));
    };
    if (!news.isAhead) readStale();
    return readStale;
  };
}

/** Changes what this browser knows under `key`: read before, or come with the page itself. */
export function useRevise<T>(key: string) {
  const { cache, fallback, mutate } = useSWRConfig();
  return (revise: (known: T) => T) => {
    const isAsking = cache.get(key)?.isValidating;
    mutate<T>(
      key,
      (cached) => {
        const known = cached ?? (fallback[key] as T | undefined);
        return known && revise(known);
      },
      { revalidate: false },
    );
    // As above: the answer on its way is dropped.
    if (isAsking) throttled(key, () => mutate(key));
  };
}

type Live<D> = {
  onDelta: (delta: D) => void;
  parse: (data: unknown) => D;
  /** The stream has ended, for a moment or for good. */
  onLost?: () => void;
};

/** Hears every change of an event while the page is open, from `cursor` on. */
export function useLive<D>(
  base: string,
  cursor: number | undefined,
  { onDelta, parse, onLost }: Live<D>,
) {
  const { cache, fallback, mutate } = useSWRConfig();
  const setConnection = useLiveStore(({ setConnection: set }) => set);
  const handleMessage = useEffectEvent((data: unknown) => onDelta(parse(data)));
  const handleLost = useEffectEvent(() => onLost?.());
  const readAnew = useEffectEvent(() => {
    mutate(base);
    for (const key of listsIn(cache, fallback, base)) mutate(key);
  });
  // The stream itself remembers what it knows: only the first cursor opens it.
  const isReady = cursor !== undefined;
  const firstCursor = useEffectEvent(() => cursor ?? 0);

  useEffect(() => {
    if (!isReady) return;
    let poll: ReturnType<typeof setInterval> | undefined;
    const leave = joinEventStream(`${base}/live`, firstCursor(), {
      hearsHidden: true,
      onMessage: (data) => handleMessage(data),
      onReset: () => readAnew(),
      onConnection: (connection) => {
        setConnection(connection);
        if (connection !== "live") handleLost();
        clearInterval(poll);
        if (connection === "polling") poll = setInterval(() => readAnew(), POLL_MS);
      },
    });
    return () => {
      clearInterval(poll);
      leave();
    };
  }, [base, isReady, setConnection]);
}
