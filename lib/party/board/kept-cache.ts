/** What this device keeps of a DJ's board, for `public/board-worker.js` to open without a network. */
export const BOARD_CACHE = "crowdcue-board";

/** Deletes it, because the DJ signs out. */
export async function forgetBoards() {
  if ("caches" in window) await caches.delete(BOARD_CACHE).catch(() => false);
}
