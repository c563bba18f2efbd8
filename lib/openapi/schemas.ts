import { z } from "zod/mini";
import { errorCodes } from "@/lib/calls/errors";
import { names } from "./names";

export type Json = Record<string, unknown>;

/** Returns the JSON schema of a call's input. */
export function inputSchema(schema: z.ZodMiniType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}

/** Returns the JSON schema of a call's output. Named parts are added to `schemas` and referenced. */
export function outputSchema(schema: z.ZodMiniType, schemas: Json): Json {
  const { $schema, ...whole } = z.toJSONSchema(schema, { metadata: names });
  const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs, ...rest } = JSON.parse(text) as Json;
  Object.assign(schemas, $defs);
  return rest;
}

/** Returns the schemas of failures. */
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
