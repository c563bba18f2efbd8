import { z } from "zod/mini";

export const wholeNumberSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.transform((digits) => Number(digits)),
);

/** Which page of a list an address asks for; the first is 1. */
export const pageNumberSchema = z._default(wholeNumberSchema.check(z.gte(1)), 1);

/** What an answer says of the page that it holds. */
export const pageFields = {
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  total: z.int(),
};

/** A list without entries has one page. */
export function pageCountOf(total: number, pageSize: number) {
  return Math.max(1, Math.ceil(total / pageSize));
}
