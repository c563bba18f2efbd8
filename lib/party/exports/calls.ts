import { addressOf } from "@/lib/calls/address";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { exportQuerySchema, songListParamsSchema, songListSchema } from "./schema";

/** The export of an event's requests. */
export const exportCalls = {
  download: {
    method: "GET",
    path: "/api/dj/events/{id}/export",
    who: "dj",
    does: "Exports the event's requests as a file, oldest first, without names.",
    params: idParamsSchema,
    query: exportQuerySchema,
    answers: { 200: "text/csv" },
    fails: ["not_found", "forbidden"],
  },
  songList: {
    method: "GET",
    path: "/api/dj/events/{id}/lists/{list}",
    who: "dj",
    does: "Lists the songs of the queue, those played or those waiting, to be opened in a DJ program.",
    params: songListParamsSchema,
    answers: { 200: songListSchema },
    fails: ["not_found", "forbidden"],
  },
} as const satisfies Calls;

/** The address of an event's export. */
export const exportUrl = (id: string) =>
  addressOf(exportCalls.download, { params: { id }, query: {} });
