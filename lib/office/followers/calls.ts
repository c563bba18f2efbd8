import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { followerSchema } from "./schema";

export const followerCalls = {
  list: {
    method: "GET",
    path: "/api/data/users",
    who: "anyone",
    does: "Who follows the DJ.",
    answers: { 200: z.array(followerSchema) },
  },
} as const satisfies Calls;
