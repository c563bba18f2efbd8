import type { ListQuery } from "./list-schema";

export const filters = [
  "all",
  "pending",
  "accepted",
  "queue",
  "later",
  "playing",
  "played",
  "declined",
  "mine",
  "apart",
] as const;
/**
 * The order of the requests of one status: most votes first (for the queue the DJ's order), newest, oldest, those
 * first whose guests have had the fewest songs, or those first that fit what is playing.
 */
export const sorts = ["votes", "newest", "oldest", "fair", "fits"] as const;

export const PAGE_SIZE = 10;
export const MOST_PER_PAGE = 50;
/** As many rows as the board shows in one scroller. */
export const BOARD_PAGE_SIZE = 50;
/** A DJ's page may hold the whole line, whatever its length in practice. */
export const MOST_IN_LINE = 1000;
export const BACKERS_PER_PAGE = 50;

/**
 * A guest's own requests, as many as one answer holds, whichever list the page shows: notifications need them
 * all.
 */
export const ownQuery: ListQuery = {
  filter: "mine",
  search: "",
  page: 1,
  pageSize: MOST_PER_PAGE,
};

/** The queue beside the board: all accepted requests, in order. */
export const queueQuery: ListQuery = {
  filter: "accepted",
  search: "",
  page: 1,
  pageSize: MOST_IN_LINE,
};

/** Tonight's songs, the last one first: enough for a long night, for what a card says about them. */
export const playedQuery: ListQuery = { filter: "played", search: "", page: 1, pageSize: 200 };

/** What waits apart, oldest first: as many as a guest can pile up before the DJ bans them. */
export const apartQuery: ListQuery = {
  filter: "apart",
  search: "",
  page: 1,
  pageSize: MOST_PER_PAGE,
  sort: "oldest",
};

/** How much of the queue comes with the page: what the rail shows at first. The page reads the rest later. */
export const QUEUE_AT_FIRST = 40;
