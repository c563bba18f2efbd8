import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";

const healthSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  storage: z.enum(["ok", "full", "locked", "unavailable"]),
  version: z.string(),
});

export type Health = z.infer<typeof healthSchema>;

const livenessSchema = z.object({ status: z.literal("ok"), version: z.string() });

/** The health checks, and what monitoring reads. */
export const serverCalls = {
  health: {
    method: "GET",
    path: "/api/health",
    who: "anyone",
    does: "Reports whether the storage can be read and written, or what is wrong with it, and the version.",
    answers: { 200: healthSchema, 503: healthSchema },
  },
  live: {
    method: "GET",
    path: "/api/health/live",
    who: "anyone",
    does: "Answers as long as the process does, whatever the storage does: a restart would not bring that back.",
    answers: { 200: livenessSchema },
  },
  metrics: {
    method: "GET",
    path: "/api/metrics",
    who: "anyone",
    does: "Returns what this process has measured, as Prometheus reads it, to whoever sends METRICS_TOKEN as a bearer.",
    answers: { 200: "text/plain" },
    fails: ["not_found"],
  },
} as const satisfies Calls;
