import type { Calls } from "@/lib/calls/call";
import { codeParamsSchema } from "@/lib/party/events/schema";

/** How the guest page gets to a phone's home screen. */
export const homeScreenCalls = {
  manifest: {
    method: "GET",
    path: "/api/events/{code}/manifest",
    who: "guest",
    does: "Describes the guest page as an app. On an iPhone, its address brings the guest across, once within ten minutes.",
    params: codeParamsSchema,
    answers: { 200: "application/manifest+json" },
    fails: ["not_found"],
  },
} as const satisfies Calls;
