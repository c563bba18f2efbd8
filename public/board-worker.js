/*
 * Opens the DJ's board when the network is gone. What it may show then, the board itself keeps in a cache
 * (`lib/party/board/offline-board.ts`): its page, the page's own files, and the last state.
 */
importScripts("/offline-pages.js");

keepPages({ cache: "crowdcue-board", path: "/DJPortal", isPrivate: true });
