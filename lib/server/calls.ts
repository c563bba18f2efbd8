import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";

const healthSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  storage: z.enum(["ok", "full", "locked", "unavailable"]),
  version: z.string(),
});

export type Health = z.infer<typeof healthSchema>;

/** The health check. */
export const serverCalls = {
  health: {
    method: "GET",
    path: "/api/health",
    who: "anyone",
    does: "Reports whether the storage can be read and written, or what is wrong with it, and the version.",
    answers: { 200: healthSchema, 503: healthSchema },
  },
} as const satisfies Calls;
