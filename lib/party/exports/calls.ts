import { addressOf } from "@/lib/calls/address";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { exportQuerySchema } from "./schema";

export const exportCalls = {
  download: {
    method: "GET",
    path: "/api/dj/events/{id}/export",
    who: "dj",
    does: "The night's requests as a file, in the order they came, without who asked.",
    params: idParamsSchema,
    query: exportQuerySchema,
    answers: { 200: "text/csv" },
    fails: ["not_found", "forbidden"],
  },
} as const satisfies Calls;

/** Where the file of a night is downloaded. */
export const exportUrl = (id: string) =>
  addressOf(exportCalls.download, { params: { id }, query: {} });
