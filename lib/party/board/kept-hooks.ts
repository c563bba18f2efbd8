import { useEffect, useEffectEvent, useState } from "react";
import { useSWRConfig } from "swr";
import { throttled } from "@/lib/client/throttle";
import { whenIdle } from "@/lib/client/when-idle";
import { useStepsStore } from "@/lib/party/outbox/store";
import type { DjList } from "@/lib/party/requests/list-schema";
import { addressesOf, useBoard } from "./hooks";
import type { Board } from "./schema";

const load = () => import("./kept-board");

/**
 * Keeps the board's page and last state on the device, and shows that state when the page is an older one, opened
 * without a network. Returns whether the page shows the newest state that there is. Steps that wait come on top of it.
 */
export function useKeptBoard({ id, djId, cursor }: Board) {
  const { cache, fallback, mutate } = useSWRConfig();
  const { lists } = addressesOf(id);
  const [isReady, setIsReady] = useState(false);

  const restore = useEffectEvent(async () => {
    if (!navigator.serviceWorker?.controller) return;
    const { keptState } = await load();
    const kept = await keptState(id, djId);
    // With a network, the page is the newest.
    if (kept && kept.board.cursor > cursor) {
      mutate(addressesOf(id).event, { event: kept.board }, { revalidate: false });
      for (const [key, list] of Object.entries(kept.lists)) {
        mutate(key, list, { revalidate: false });
      }
    }
  });
  const keep = useEffectEvent(async () => {
    const { board } = readBoard();
    if (!isReady || !board || useStepsStore.getState().steps.length > 0) return;
    const { keepBoard } = await load();
    await keepBoard({ board, lists: readLists() });
  });

  function readBoard(): { board: Board | undefined } {
    const key = addressesOf(id).event;
    const data: { event: Board } | undefined = cache.get(key)?.data ?? fallback[key];
    return { board: data?.event };
  }
  function readLists() {
    const keys = [...new Set([...cache.keys(), ...Object.keys(fallback)])];
    const found = keys.flatMap((key): [string, DjList][] => {
      const data: DjList | undefined = cache.get(key)?.data ?? fallback[key];
      return key.startsWith(`${lists}?`) && data ? [[key, data]] : [];
    });
    return Object.fromEntries(found);
  }

  useEffect(() => {
    restore()
      .catch(() => undefined)
      .then(() => setIsReady(true));
    whenIdle(async () => {
      await (await load()).keepBoardPage(id);
      await keep();
    });
  }, [id]);

  const { board } = useBoard(id);
  useEffect(() => {
    if (board) throttled(`kept ${board.id}`, () => void keep().catch(() => undefined));
  }, [board]);
  return isReady;
}
