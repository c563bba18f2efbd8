import { z } from "zod/mini";
import { countsSchema, djCountsSchema } from "@/lib/party/events/schema";
import { lineSchema } from "@/lib/text/lines";
import { backerSchema, djRequestSchema, guestRequestSchema } from "./schema";

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
export const filterSchema = z.enum(filters);
export type Filter = z.infer<typeof filterSchema>;
/** The filters of which a page shows a list in its middle. */
export type ShownFilter = Exclude<Filter, "apart">;

/** The filters of a DJ's list, and those of a guest's, to whom the DJ's lanes are one line. */
const djFilterSchema = z.enum(filters).check(z.refine((filter) => filter !== "mine"));
const guestFilterSchema = z
  .enum(filters)
  .check(z.refine((filter) => !["queue", "later", "apart"].includes(filter)));

/**
 * The order of the requests of one status: most votes first (for the queue the DJ's order), newest, oldest, or those
 * first whose guests have had the fewest songs.
 */
export const sorts = ["votes", "newest", "oldest", "fair"] as const;
const sortSchema = z.enum(sorts);
export type Sort = z.infer<typeof sortSchema>;

export const PAGE_SIZE = 10;
export const MOST_PER_PAGE = 50;
/** As many rows as the board shows in one scroller. */
export const BOARD_PAGE_SIZE = 50;
/** A DJ's page may hold the whole line, whatever its length in practice. */
export const MOST_IN_LINE = 1000;
export const BACKERS_PER_PAGE = 50;
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.transform((digits) => Number(digits)),
);

/** The query of a list. Missing parameters get defaults, invalid ones are refused. */
export const listQuerySchema = z.object({
  filter: z._default(guestFilterSchema, "all"),
  search: z._default(lineSchema(100), ""),
  page: z._default(wholeNumber.check(z.gte(1)), 1),
  pageSize: z._default(wholeNumber.check(z.gte(1), z.lte(MOST_PER_PAGE)), PAGE_SIZE),
});

/** The DJ's list has further filters, the order, and room for the whole line. */
export const djListQuerySchema = z.extend(listQuerySchema, {
  filter: z._default(djFilterSchema, "all"),
  sort: z.exactOptional(sortSchema),
  pageSize: z._default(wholeNumber.check(z.gte(1), z.lte(MOST_IN_LINE)), PAGE_SIZE),
});

/** The view of the board's page: unless its address says otherwise, the requests that wait for a decision. */
export const boardQuerySchema = z.extend(djListQuerySchema, {
  filter: z._default(djFilterSchema.check(z.refine((filter) => filter !== "apart")), "pending"),
  pageSize: z._default(wholeNumber.check(z.gte(1), z.lte(MOST_PER_PAGE)), BOARD_PAGE_SIZE),
});

/** A query of either list. */
export const anyListQuerySchema = z.extend(djListQuerySchema, {
  filter: z._default(filterSchema, "all"),
});
export type ListQuery = z.infer<typeof anyListQuerySchema>;

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

/** So much of the queue comes with the page: what the rail shows at first. The page reads the rest. */
export const QUEUE_AT_FIRST = 40;

const page = {
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  total: z.int(),
  /** The id of the newest change that this answer includes. */
  cursor: z.int(),
};
export const guestListSchema = z.object({
  requests: z.array(guestRequestSchema),
  counts: z.extend(countsSchema, { mine: z.int() }),
  ...page,
});
export type GuestList = z.infer<typeof guestListSchema>;
/** The DJ's counts tell the queue from the other lanes. */
const listCountsSchema = z.extend(djCountsSchema, { queue: z.int(), later: z.int() });
export type ListCounts = z.infer<typeof listCountsSchema>;
export const djListSchema = z.object({
  requests: z.array(djRequestSchema),
  counts: listCountsSchema,
  ...page,
});
export type DjList = z.infer<typeof djListSchema>;

/** The page number in the list of a request's backers. */
export const backersQuerySchema = z.pick(listQuerySchema, { page: true });
const { cursor, ...backersPage } = page;
export const backersPageSchema = z.object({ people: z.array(backerSchema), ...backersPage });
export type BackersPage = z.infer<typeof backersPageSchema>;
