import { useMemo, useRef, useState } from "react";
import { useChange } from "@/lib/client/effects/use-change";
import { useLeave } from "@/lib/client/effects/use-event";
import { useOnceLoaded } from "@/lib/client/scheduling/use-when-idle";
import type { Newcomer } from "@/lib/party/board/looks";
import type { DjDelta } from "@/lib/party/live/schema";

const loadLooks = () => import("@/lib/party/board/looks");

/** A page that has missed more changes than this reads its lists again, and hears of none of them. */
const MISSED = 100;

type Come = { newcomers: Newcomer[]; hasMore: boolean };
const NOBODY: Come = { newcomers: [], hasMore: false };

/**
 * The requests that the DJ has not had in view, oldest first: those that arrived while the board was open, and those
 * since this device last showed it. `hasMore` if there are more than the board tells apart.
 */
export function useNewcomers({ id: eventId, cursor }: { id: string; cursor: number }) {
  const [{ newcomers, hasMore }, setCome] = useState(NOBODY);
  /** When the last request came that the page has heard of; undefined until the first look. */
  const newest = useRef<string>(undefined);
  const heard = useRef(cursor);

  async function look() {
    const { cameSince } = await loadLooks();
    const since = await cameSince(eventId);
    newest.current = later(newest.current, since.newest);
    setCome(({ newcomers: known }) => ({
      newcomers: joined(since.newcomers, known),
      hasMore: since.hasMore,
    }));
  }
  useOnceLoaded(look);
  useChange(cursor, () => {
    const hasMissed = cursor > heard.current + MISSED;
    heard.current = Math.max(heard.current, cursor);
    if (hasMissed)
      keep()
        .then(look)
        .catch(() => undefined);
  });

  async function keep() {
    const { current } = newest;
    // With more than are told apart, everything since the last look stays new.
    if (current === undefined || hasMore) return;
    const { keepLook } = await loadLooks();
    keepLook(eventId, current, newcomers);
  }
  useLeave(() => void keep());

  function remove(gone: readonly string[]) {
    if (gone.length === 0) return;
    setCome((known) => {
      const left = known.newcomers.filter(({ id }) => !gone.includes(id));
      if (left.length === known.newcomers.length) return known;
      return { newcomers: left, hasMore: known.hasMore && left.length > 0 };
    });
  }
  /** Notes what a change brings, and forgets what is decided. */
  function note({ id, verb, requests }: DjDelta) {
    heard.current = Math.max(heard.current, id);
    const isWaiting = ({ status }: DjDelta["requests"][number]) => status === "pending";
    remove(requests.filter((request) => !isWaiting(request)).map((request) => request.id));
    if (verb !== "asked") return;
    const come = requests.filter(isWaiting);
    if (newest.current !== undefined) {
      newest.current = come.reduce((last, { createdAt }) => later(last, createdAt), newest.current);
    }
    setCome((known) => ({ ...known, newcomers: joined(known.newcomers, come) }));
  }

  const ids = useMemo(() => newcomers.map(({ id }) => id), [newcomers]);
  return { ids, hasMore, note, remove };
}

function joined(known: readonly Newcomer[], come: readonly Newcomer[]) {
  const ids = new Set(known.map(({ id }) => id));
  const others = come.filter(({ id }) => !ids.has(id));
  return [...known, ...others.map(({ id, createdAt }) => ({ id, createdAt }))];
}

function later(one: string | undefined, other: string) {
  return one !== undefined && one > other ? one : other;
}
