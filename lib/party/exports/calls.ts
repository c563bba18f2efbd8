import { addressOf } from "@/lib/calls/address";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { exportQuerySchema } from "./schema";

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
} as const satisfies Calls;

/** The address of an event's export. */
export const exportUrl = (id: string) =>
  addressOf(exportCalls.download, { params: { id }, query: {} });
