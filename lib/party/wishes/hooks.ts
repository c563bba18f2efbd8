import { useAnswer } from "@/lib/client/hooks";
import { wishCalls } from "./calls";

/** What guests wish and the library does not have; of one event, or of all. */
export function useWishes(event: string | undefined) {
  return useAnswer(wishCalls.list, { query: event ? { event } : {} }, { keepPreviousData: true });
}
