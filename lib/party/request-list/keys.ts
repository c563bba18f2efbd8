import { listQuerySchema } from "@/lib/party/requests/list-schema";

/** The query that a list's cache key was made of. */
export function queryOfKey(key: string) {
  return listQuerySchema.parse(Object.fromEntries(new URLSearchParams(key.split("?")[1])));
}
