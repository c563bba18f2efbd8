import { addressOf } from "@/lib/calls/address";
import { LINE } from "@/lib/text/line-rules";
import { libraryCalls } from "./calls";
import { isCamelot } from "./keys";
import { FASTEST, LONGEST_SEARCH } from "./limits";
import type { TracksQuery } from "./schema";

/** Which tracks are shown: what the server would take for granted is left out. */
export type View = Partial<Omit<TracksQuery, "pageSize">>;

/** The view of a page's address, in which anybody may have written anything: what the server would refuse is left out. */
export function viewOf(param: (name: string) => string | null | undefined): View {
  const search = searchIn(param("search"));
  const playlist = param("playlist");
  const page = wholeIn(param("page"), 100_000);
  const key = param("key");
  const order = param("order");
  const bpmFrom = wholeIn(param("bpmFrom"), FASTEST);
  const bpmTo = wholeIn(param("bpmTo"), FASTEST);
  return {
    ...(search && { search }),
    ...(playlist && /^[\w-]{1,64}$/.test(playlist) && { playlist }),
    ...(param("filter") === "missing" && { filter: "missing" as const }),
    ...(key && isCamelot(key) && { key }),
    ...(param("neighbours") === "yes" && { neighbours: "yes" as const }),
    ...(bpmFrom && { bpmFrom }),
    ...(bpmTo && { bpmTo }),
    ...(search && param("exact") === "yes" && { exact: "yes" as const }),
    ...((order === "requests" || order === "played") && { order }),
    ...(page && page > 1 && { page }),
  };
}

function searchIn(text: string | null | undefined) {
  const cut = [...(text ?? "").trim()].slice(0, LONGEST_SEARCH).join("").trim();
  return LINE.test(cut) ? cut : "";
}

/** The view as the call's query, in which all is text. */
export function queryOfView(view: View) {
  return Object.fromEntries(Object.entries(view).map(([name, value]) => [name, `${value}`]));
}

/** The whole number from 1 to `most` that a text is, if it is one. */
export function wholeIn(text: string | null | undefined, most: number) {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
}

export const tracksKey = (view: View) => addressOf(libraryCalls.list, { query: view });
export const playlistsKey = addressOf(libraryCalls.playlists);
