import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { followerSchema } from "./schema";

/** The sample followers. */
export const followerCalls = {
  list: {
    method: "GET",
    path: "/api/data/users",
    who: "anyone",
    does: "Lists the DJ's followers.",
    answers: { 200: z.array(followerSchema) },
  },
} as const satisfies Calls;
