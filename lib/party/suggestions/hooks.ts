import useSWR from "swr";
import { api } from "@/lib/client/api";
import { suggestionsKey } from "./calls";
import { suggestionsSchema } from "./schema";

/** Songs that match what the guest has typed so far. The last answer stays while the next one comes. */
export function useSuggestions(code: string, search: string) {
  const key = search.length > 1 ? suggestionsKey(code, search) : null;
  const { data } = useSWR(key, (url) => api(suggestionsSchema, url), { keepPreviousData: true });
  return key ? (data?.songs ?? []) : [];
}
