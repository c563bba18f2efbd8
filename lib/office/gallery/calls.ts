import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { galleryItemSchema } from "./schema";

/** The sample gallery. */
export const galleryCalls = {
  list: {
    method: "GET",
    path: "/api/data/gallery",
    who: "anyone",
    does: "Lists the pictures of the gallery, newest first.",
    answers: { 200: z.array(galleryItemSchema) },
  },
} as const satisfies Calls;
