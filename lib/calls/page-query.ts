import type { z } from "zod/mini";

type PageQuery = Record<string, string | string[] | undefined>;

/** What a page's address asks for; one that cannot be is the usual one, for people type addresses. */
export function pageQuery<Query>(schema: z.ZodMiniType<Query>, search: PageQuery): Query {
  const { success, data } = schema.safeParse(search);
  return success ? data : schema.parse({});
}
