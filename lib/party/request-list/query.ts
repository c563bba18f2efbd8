import { filters, PAGE_SIZE, sorts } from "@/lib/party/requests/list-queries";
import type {
  boardQuerySchema,
  ListQuery,
  listQuerySchema,
} from "@/lib/party/requests/list-schema";

const everything: ListQuery = { filter: "all", search: "", page: 1, pageSize: PAGE_SIZE };

/** The query that a list's cache key was made of. */
export function queryOfKey(key: string) {
  return queryIn(new URLSearchParams(key.split("?")[1]), everything);
}

/**
 * The query in an address of ours; what it leaves out, or cannot be, is as in the usual one. A browser reads it without
 * a schema, because the guest page has no other use for zod.
 */
export function queryIn(address: URLSearchParams, usual: ListQuery): ListQuery {
  const sort = sorts.find((known) => known === address.get("sort"));
  return {
    filter: filters.find((known) => known === address.get("filter")) ?? usual.filter,
    search: address.get("search") ?? "",
    page: countIn(address, "page") ?? 1,
    pageSize: countIn(address, "pageSize") ?? usual.pageSize,
    ...(sort && { sort }),
  };
}

function countIn(address: URLSearchParams, name: string) {
  const digits = address.get(name) ?? "";
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : undefined;
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
