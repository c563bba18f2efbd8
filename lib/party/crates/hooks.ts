import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { crateCalls } from "./calls";
import type { NewCrates } from "./schema";

/** Which part of the library an event is played from. */
export function useCrates(id: string | undefined) {
  const params = id === undefined ? undefined : { id };
  const { data: crates, error, mutate } = useAnswer(crateCalls.get, params ? { params } : null);
  async function save(body: NewCrates) {
    if (!params) return;
    await mutate(await send(crateCalls.put, { params, body }), { revalidate: false });
  }
  return { crates, error, save };
}

/** The tracks of the event's owner that match what a DJ types; none before anything is typed. */
export function useFoundTracks(id: string, search: string) {
  const input = search ? { params: { id }, query: { search } } : null;
  return useAnswer(crateCalls.search, input, { keepPreviousData: true }).data?.tracks ?? [];
}
