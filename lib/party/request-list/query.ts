import {
  anyListQuerySchema,
  type boardQuerySchema,
  type ListQuery,
  type listQuerySchema,
} from "@/lib/party/requests/list-schema";

/** The query that a list's cache key was made of. */
export function queryOfKey(key: string) {
  return anyListQuerySchema.parse(Object.fromEntries(new URLSearchParams(key.split("?")[1])));
}

type PageQuery = Record<string, string | string[] | undefined>;

/** The view that a page's address asks for; one that cannot be is the usual one, for people type addresses. */
export function queryOfPage(
  schema: typeof listQuerySchema | typeof boardQuerySchema,
  { filter, search, page, sort }: PageQuery,
): ListQuery {
  const { success, data } = schema.safeParse({ filter, search, page, ...(sort && { sort }) });
  return success ? data : schema.parse({});
}
