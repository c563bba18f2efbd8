import { z } from "zod/mini";
import { errorCodes } from "@/lib/calls/errors";
import { names } from "./names";

export type Json = Record<string, unknown>;

/** The schema of what comes in, whole. */
export function inputSchema(schema: z.ZodMiniType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}

/** The schema of what goes out; the parts that have a name are put among `schemas` and referred to. */
export function outputSchema(schema: z.ZodMiniType, schemas: Json): Json {
  const { $schema, ...whole } = z.toJSONSchema(schema, { metadata: names });
  const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs, ...rest } = JSON.parse(text) as Json;
  Object.assign(schemas, $defs);
  return rest;
}

/** What a call says when it refuses or fails. */
export function failureSchemas(): Json {
  return {
    Failure: inputSchema(
      z.object({
        error: z.object({
          code: z.enum(errorCodes),
          fields: z.optional(z.record(z.string(), z.array(z.string()))),
        }),
      }),
    ),
    FixtureFailure: inputSchema(z.object({ message: z.string() })),
  };
}
