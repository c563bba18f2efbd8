import { randomUUID } from "node:crypto";
import { z } from "zod/mini";

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  minimum?: number;
  minItems?: number;
};

const WORDS: Record<string, string> = {
  email: "ana@example.org",
  timeZone: "Europe/Berlin",
  opensAt: "2030-01-01T20:00:00.000Z",
  closesAt: "2030-01-02T02:00:00.000Z",
  at: "2030-01-01T20:00:00.000Z",
  token: "x".repeat(40),
  code: "123456",
};

/** A value that most schemas of our calls accept, made from the schema itself. */
export function sampleOf(schema: z.ZodMiniType): unknown {
  return sample(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema, "");
}

function sample(schema: Schema, name: string): unknown {
  const [first] = schema.enum ?? [schema.const];
  if (first !== undefined) return first;
  // What may be nothing may look like something that no schema tells.
  if (schema.anyOf?.some(({ type }) => type === "null")) return null;
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {}, name);
  const make = byType[schema.type ?? "string"] ?? byType.string;
  return make?.(schema, name);
}

const byType: Record<string, (schema: Schema, name: string) => unknown> = {
  object: ({ properties = {} }) =>
    Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, sample(value, key)])),
  array: ({ items = {} }, name) => [sample(items, name)],
  boolean: () => false,
  integer: ({ minimum = 1 }) => minimum,
  number: ({ minimum = 1 }) => minimum,
  string: (_, name) => WORDS[name] ?? (/id$/i.test(name) ? randomUUID() : "Some good words"),
};
