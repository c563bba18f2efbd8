import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { areaSchema, deskSchema, persistedDeskSchema } from "./schema";

/** Enough for a few thousand notes. Pictures and files on a desk share it. */
export const MAX_DESK_BYTES = 512 * 1024;

/** The name of the file with the desks of all areas. */
export const DESK_FILE = "crowdcue-desk.json";

const areaParamsSchema = z.object({ area: areaSchema });

/** The calls with which a signed-in DJ keeps a desk. There is no way to name another account's. */
export const deskCalls = {
  get: {
    method: "GET",
    path: "/api/dj/desk/{area}",
    who: "dj",
    does: "Returns what the DJ has changed in an area of the back office.",
    params: areaParamsSchema,
    answers: { 200: persistedDeskSchema },
  },
  put: {
    method: "PUT",
    path: "/api/dj/desk/{area}",
    who: "holder",
    does: "Replaces the desk if it still has this revision; otherwise returns the current one.",
    params: areaParamsSchema,
    body: persistedDeskSchema,
    maxBytes: MAX_DESK_BYTES,
    answers: {
      200: z.object({ revision: z.int() }),
      409: z.extend(persistedDeskSchema, { error: z.object({ code: z.literal("conflict") }) }),
    },
    fails: ["conflict"],
  },
  export: {
    method: "GET",
    path: "/api/dj/desk",
    who: "dj",
    does: "Exports the desks of all areas as a file.",
    answers: { 200: z.partialRecord(areaSchema, deskSchema) },
  },
} as const satisfies Calls;
