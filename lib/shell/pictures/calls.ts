import type { Calls } from "@/lib/calls/call";
import { pictureSchema } from "./schema";

/** The pictures that the site draws. */
export const pictureCalls = {
  get: {
    method: "GET",
    path: "/api/pictures/{kind}/{id}",
    who: "anyone",
    does: "Draws a picture; the same id always gives the same one.",
    params: pictureSchema,
    answers: { 200: "image/svg+xml" },
  },
} as const satisfies Calls;
