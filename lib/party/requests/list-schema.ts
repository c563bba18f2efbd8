import { z } from "zod/mini";
import { countsSchema } from "@/lib/party/events/schema";
import { lineSchema } from "@/lib/text/lines";
import { backerSchema, djRequestSchema, guestRequestSchema } from "./schema";

export const filters = [
  "all",
  "pending",
  "accepted",
  "playing",
  "played",
  "declined",
  "mine",
] as const;
export const filterSchema = z.enum(filters);
export type Filter = z.infer<typeof filterSchema>;

export const PAGE_SIZE = 10;
export const MOST_PER_PAGE = 50;
export const BACKERS_PER_PAGE = 50;
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.transform((digits) => Number(digits)),
);

/** The query of a list. Missing parameters get defaults, invalid ones are refused. */
export const listQuerySchema = z.object({
  filter: z._default(filterSchema, "all"),
  search: z._default(lineSchema(100), ""),
  page: z._default(wholeNumber.check(z.gte(1)), 1),
  pageSize: z._default(wholeNumber.check(z.gte(1), z.lte(MOST_PER_PAGE)), PAGE_SIZE),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

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
  pageSize: MOST_PER_PAGE,
};

/** The DJ's list has no filter "mine". */
export const djListQuerySchema = z.extend(listQuerySchema, {
  filter: z._default(z.enum(filters).check(z.refine((filter) => filter !== "mine")), "pending"),
});

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
export const djListSchema = z.object({
  requests: z.array(djRequestSchema),
  counts: countsSchema,
  ...page,
});
export type DjList = z.infer<typeof djListSchema>;

/** The page number in the list of a request's backers. */
export const backersQuerySchema = z.pick(listQuerySchema, { page: true });
const { cursor, ...backersPage } = page;
export const backersPageSchema = z.object({ people: z.array(backerSchema), ...backersPage });
export type BackersPage = z.infer<typeof backersPageSchema>;
