import { addressOf } from "@/lib/calls/address";
import { libraryCalls } from "./calls";
import type { TracksQuery } from "./schema";

/** Which tracks are shown: what the server would take for granted is left out. */
export type View = Partial<Pick<TracksQuery, "search" | "filter" | "playlist" | "page">>;

/** The view of a page's address, in which anybody may have written anything. */
export function viewOf(param: (name: string) => string | null | undefined): View {
  const search = param("search")?.trim().slice(0, 100);
  const playlist = param("playlist");
  const page = Number(param("page"));
  return {
    ...(search && { search }),
    ...(playlist && /^[\w-]{1,64}$/.test(playlist) && { playlist }),
    ...(param("filter") === "missing" && { filter: "missing" as const }),
    ...(Number.isInteger(page) && page > 1 && page < 100_000 && { page }),
  };
}

export const tracksKey = (view: View) => addressOf(libraryCalls.list, { query: view });
export const playlistsKey = addressOf(libraryCalls.playlists);
