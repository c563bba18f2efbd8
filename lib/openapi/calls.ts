import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";

/** The call that returns the OpenAPI document. */
export const openapiCalls = {
  describe: {
    method: "GET",
    path: "/api/openapi.json",
    who: "anyone",
    does: "Returns this document: the whole API as OpenAPI 3.1.",
    answers: { 200: z.looseObject({ openapi: z.string() }) },
  },
} as const satisfies Calls;
