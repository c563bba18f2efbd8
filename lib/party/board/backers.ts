import useSWR from "swr";
import { api } from "@/lib/client/api";
import { backersPageSchema } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";

/**
 * One page of everybody behind a request, once it is wanted. Known under the number of backers as well: with
 * one more or less of them it is another list.
 */
export function useBackers({ id, backers }: DjRequest, page: number, isWanted: boolean) {
  const url = `/api/dj/requests/${id}/backers?page=${page}`;
  return useSWR(isWanted ? [url, backers] : null, () => api(backersPageSchema, url));
}
