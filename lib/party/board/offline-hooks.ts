import { useEffect, useEffectEvent, useState } from "react";
import { useSWRConfig } from "swr";
import { throttled } from "@/lib/client/scheduling/throttle";
import { whenIdle } from "@/lib/client/scheduling/when-idle";
import { cachedAt, cachedIn } from "@/lib/party/request-list/cached";
import type { DjList } from "@/lib/party/requests/list-schema";
import { addressesOf } from "./addresses";
import { useBoard } from "./hooks";
import type { Board } from "./schema";

const load = () => import("./offline-board");

/**
 * Keeps the board's page and last state on the device, and shows that state when the page is an older one, opened
 * without a network.
 */
export function useOfflineBoard({ id, djId, cursor }: Board) {
  const { cache, fallback, mutate } = useSWRConfig();
  const { lists } = addressesOf(id);
  const [isRestored, setIsRestored] = useState(false);

  const restore = useEffectEvent(async () => {
    if (!navigator.serviceWorker?.controller) return;
    const { offlineState } = await load();
    const kept = await offlineState(id, djId);
    // With a network, the page is the newest.
    if (kept && kept.board.cursor > cursor) {
      mutate(addressesOf(id).event, { event: kept.board }, { revalidate: false });
      for (const [key, list] of Object.entries(kept.lists)) {
        mutate(key, list, { revalidate: false });
      }
    }
  });
  const keep = useEffectEvent(async () => {
    const config = { cache, fallback };
    const board = cachedIn<{ event: Board }>(config, addressesOf(id).event)?.event;
    if (!isRestored || !board) return;
    const { keepBoard } = await load();
    await keepBoard({ board, lists: Object.fromEntries(cachedAt<DjList>(config, lists)) });
  });

  useEffect(() => {
    restore()
      .catch(() => undefined)
      .then(() => setIsRestored(true));
    whenIdle(async () => {
      await (await load()).keepBoardPage(id);
      await keep();
    });
  }, [id]);

  const { board } = useBoard(id);
  useEffect(() => {
    if (board) throttled(`kept ${board.id}`, () => void keep().catch(() => undefined));
  }, [board]);
}
