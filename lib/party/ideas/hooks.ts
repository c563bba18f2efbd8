import { useAnswer } from "@/lib/client/hooks";
import { ideaCalls } from "./calls";
import type { Shelf } from "./schema";

/** What the guests of an event may ask for without an idea of their own. */
export function useIdeas(code: string) {
  return useAnswer(ideaCalls.get, { params: { code } });
}

/** One page of a playlist's or a genre's songs. */
export function useShelf(code: string, shelf: Shelf, page: number) {
  return useAnswer(ideaCalls.browse, { params: { code }, query: { ...shelf, page } });
}
