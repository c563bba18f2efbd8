import { z } from "zod/mini";
import { keepPage, keepState, type OfflinePage, readState } from "@/lib/client/offline-page";
import { djListSchema } from "@/lib/party/requests/list-schema";
import { BOARD_CACHE } from "./offline-cache";
import { boardSchema } from "./schema";

const BOARD_PAGE: OfflinePage = {
  cache: BOARD_CACHE,
  worker: "/board-worker.js",
  scope: "/DJPortal",
};

/** The last state of a board: the event, and each list by the address of its call. */
const keptSchema = z.object({
  board: boardSchema,
  lists: z.record(z.string(), djListSchema),
});
export type OfflineBoard = z.infer<typeof keptSchema>;

/** Registers the worker that opens the board without a network, and keeps its page. */
export function keepBoardPage(eventId: string) {
  return keepPage(BOARD_PAGE, eventId);
}

/** Keeps what the board shows. */
export function keepBoard(kept: OfflineBoard) {
  return keepState(BOARD_PAGE, kept.board.id, kept);
}

/** Returns the last state of a DJ's board, or undefined. Forgets everything of another DJ. */
export async function offlineState(
  eventId: string,
  djId: string,
): Promise<OfflineBoard | undefined> {
  const { data } = keptSchema.safeParse(await readState(BOARD_PAGE, eventId));
  if (data && data.board.djId !== djId) await caches.delete(BOARD_CACHE);
  return data?.board.djId === djId ? data : undefined;
}
