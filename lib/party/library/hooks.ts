import { useSWRConfig } from "swr";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import { libraryCalls as calls } from "./calls";
import { forgetPaths } from "./stored-paths";
import type { View } from "./view";

/** One page of the DJ's tracks. While another one loads, the former stays. */
export function useTracks(query: View) {
  return useAnswer(calls.list, { query }, { keepPreviousData: true });
}

export function usePlaylists() {
  return useAnswer(calls.playlists);
}

/** Fetches all that is shown of the library again. */
export function useRefreshLibrary() {
  const { mutate } = useSWRConfig();
  return () =>
    mutate((key) => typeof key === "string" && key.startsWith(calls.list.path)).then(() => {});
}

export function useLibraryActions() {
  const write = useWrite();
  const refresh = useRefreshLibrary();
  return {
    clear: (owner: string, success: string) =>
      write({
        send: () => send(calls.clear),
        success,
        onSuccess: () => Promise.all([forgetPaths(owner), refresh()]),
      }),
    removeMissing: (success: string) =>
      write({ send: () => send(calls.removeMissing), success, onSuccess: refresh }),
  };
}
