import { z } from "zod/mini";
import { cursorSchema } from "@/lib/calls/params";

/** The cursor in the address: the last change that the page knows when it opens its first stream. */
export const cursorQuerySchema = z.object({ cursor: z.optional(cursorSchema) });

/** Returns the last id that the client knows. `Last-Event-ID` overrides the cursor in the address. */
export function cursorOf(headers: Headers, query: z.infer<typeof cursorQuerySchema>) {
  const { success, data } = cursorSchema.safeParse(headers.get("last-event-id"));
  return success ? data : query.cursor;
}
