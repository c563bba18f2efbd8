import { z } from "zod/mini";
import { pageFields, pageNumberSchema, wholeNumberSchema } from "@/lib/calls/list-page";
import { countsSchema, djCountsSchema } from "@/lib/party/events/schema";
import { lineSchema } from "@/lib/text/lines";
import {
  BOARD_PAGE_SIZE,
  filters,
  MOST_IN_LINE,
  MOST_PER_PAGE,
  PAGE_SIZE,
  sorts,
} from "./list-queries";
import { backerSchema, djRequestSchema, guestRequestSchema } from "./schema";

export const filterSchema = z.enum(filters);
export type Filter = z.infer<typeof filterSchema>;
/** The filters whose list a page shows in its middle. */
export type ShownFilter = Exclude<Filter, "apart">;

/** The filters of a DJ's list, and those of a guest's, to whom the DJ's lanes are one line. */
const djFilterSchema = z.enum(filters).check(z.refine((filter) => filter !== "mine"));
const guestFilterSchema = z
  .enum(filters)
  .check(z.refine((filter) => !["queue", "later", "apart"].includes(filter)));

const sortSchema = z.enum(sorts);
export type Sort = z.infer<typeof sortSchema>;

/** The query of a list. Missing parameters get defaults, invalid ones are refused. */
export const listQuerySchema = z.object({
  filter: z._default(guestFilterSchema, "all"),
  search: z._default(lineSchema(100), ""),
  page: pageNumberSchema,
  pageSize: z._default(wholeNumberSchema.check(z.gte(1), z.lte(MOST_PER_PAGE)), PAGE_SIZE),
});

/** The DJ's list has further filters, the order, and room for the whole line. */
export const djListQuerySchema = z.extend(listQuerySchema, {
  filter: z._default(djFilterSchema, "all"),
  sort: z.exactOptional(sortSchema),
  pageSize: z._default(wholeNumberSchema.check(z.gte(1), z.lte(MOST_IN_LINE)), PAGE_SIZE),
});

/** The view of the board's page: unless its address says otherwise, the requests that wait for a decision. */
export const boardQuerySchema = z.extend(djListQuerySchema, {
  filter: z._default(djFilterSchema.check(z.refine((filter) => filter !== "apart")), "pending"),
  pageSize: z._default(wholeNumberSchema.check(z.gte(1), z.lte(MOST_PER_PAGE)), BOARD_PAGE_SIZE),
});

/** A query of either list. */
export const anyListQuerySchema = z.extend(djListQuerySchema, {
  filter: z._default(filterSchema, "all"),
});
export type ListQuery = z.infer<typeof anyListQuerySchema>;

const page = {
  ...pageFields,
  /** The id of the newest change that this answer includes. */
  cursor: z.int(),
};
export const guestListSchema = z.object({
  requests: z.array(guestRequestSchema),
  counts: z.extend(countsSchema, { mine: z.int() }),
  ...page,
});
export type GuestList = z.infer<typeof guestListSchema>;
export const djListSchema = z.object({
  requests: z.array(djRequestSchema),
  counts: djCountsSchema,
  ...page,
});
export type DjList = z.infer<typeof djListSchema>;

/** The page number in the list of a request's backers. */
export const backersQuerySchema = z.pick(listQuerySchema, { page: true });
export const backersPageSchema = z.object({
  people: z.array(backerSchema),
  /** How many of all backers came from one place within seconds, and did nothing else; 0 if only a few. */
  burst: z.int(),
  ...pageFields,
});
export type BackersPage = z.infer<typeof backersPageSchema>;
