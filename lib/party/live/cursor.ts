import { z } from "zod/mini";

/** The largest id that PostgreSQL can compare with: its `integer`. */
const LARGEST_ID = 2 ** 31 - 1;

const cursorSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((digits) => Math.min(Number(digits), LARGEST_ID)),
);

/** The cursor in the address: the last change that the page knows when it opens its first stream. */
export const cursorQuerySchema = z.object({ cursor: z.optional(cursorSchema) });

/** Returns the last id that the client knows. `Last-Event-ID` overrides the cursor in the address. */
export function cursorOf(headers: Headers, query: z.infer<typeof cursorQuerySchema>) {
  const { success, data } = cursorSchema.safeParse(headers.get("last-event-id"));
  return success ? data : query.cursor;
}
