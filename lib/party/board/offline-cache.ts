/** What this device keeps of a DJ's board, for `public/board-worker.js` to open without a network. */
export const BOARD_CACHE = "crowdcue-board";
