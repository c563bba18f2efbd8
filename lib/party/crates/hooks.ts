import { useAnswer } from "@/lib/client/hooks";
import { crateCalls } from "./calls";

/** The tracks of the event's owner that match what a DJ types; none before anything is typed. */
export function useFoundTracks(id: string, search: string) {
  const input = search ? { params: { id }, query: { search } } : null;
  return useAnswer(crateCalls.search, input, { keepPreviousData: true }).data?.tracks ?? [];
}
