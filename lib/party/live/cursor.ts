import { z } from "zod/mini";

const cursorSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((digits) => Number(digits)),
);

/** A page that opens its first stream says in the address up to where it knows everything. */
export const cursorQuerySchema = z.object({ cursor: z.optional(cursorSchema) });

/** The last id that the reader knows: what its browser remembers wins over what the page once said. */
export function cursorOf(headers: Headers, query: z.infer<typeof cursorQuerySchema>) {
  const { success, data } = cursorSchema.safeParse(headers.get("last-event-id"));
  return success ? data : query.cursor;
}
