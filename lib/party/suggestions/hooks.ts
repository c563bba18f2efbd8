import { useAnswer } from "@/lib/client/hooks";
import { suggestionCalls } from "./calls";
import { SEARCH_LENGTH } from "./schema";

/** Songs that match what the guest has typed so far. The last answer stays while the next one comes. */
export function useSuggestions(code: string, typed: string) {
  const search = [...typed].slice(0, SEARCH_LENGTH).join("");
  const input = typed.length > 1 ? { params: { code }, query: { search } } : null;
  const { data } = useAnswer(suggestionCalls.list, input, { keepPreviousData: true });
  return input ? (data?.songs ?? []) : [];
}
