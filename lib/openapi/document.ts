import { z } from "zod/mini";
import { type Call, names } from "@/lib/calls/call";
import { errorCodes } from "@/lib/calls/errors";
import { version } from "@/package.json";
import type { Content, CoreCall } from "./core-call";
import { dataCalls } from "./data-calls";
import { djCalls } from "./dj-calls";
import { guestCalls } from "./guest-calls";

type Json = Record<string, unknown>;

/** The whole API as OpenAPI 3.1, made of the schemas that the routes themselves parse and answer with. */
export function describeApi() {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  const operations = [
    ...dataCalls.map((call) => [call, dataOperation(call, schemas)] as const),
    ...[...guestCalls, ...djCalls].map((call) => [call, coreOperation(call, schemas)] as const),
  ];
  for (const [{ path, method }, operation] of operations) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Crowdcue",
      version,
      description: "Guests ask for songs, a DJ works the requests, a back office around them.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        guest: { type: "apiKey", in: "cookie", name: "guest", description: "Set on first use." },
        dj: { type: "apiKey", in: "cookie", name: "crowdcue.session_token" },
      },
    },
  };
}

const MESSAGE = z.object({ message: z.string() });
const ERROR = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    fields: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
});

function dataOperation({ does, body, answer, path, method }: Call, schemas: Json) {
  const refused = { description: "Refused; nothing has changed.", ...contentOf(MESSAGE, schemas) };
  return {
    summary: does,
    operationId: operationId(method, path),
    tags: ["data"],
    ...bodyOf(body),
    responses: {
      200: { description: "Done.", ...contentOf(answer, schemas) },
      ...(body && { "4XX": refused }),
      500: { description: "Failed; nothing has changed.", ...contentOf(MESSAGE, schemas) },
    },
  };
}

function coreOperation(call: CoreCall, schemas: Json) {
  const { does, body, params, query, answers, who, path, method } = call;
  const done = Object.entries(answers).map(([status, content]) => [
    status,
    { description: "Done.", ...contentOf(content, schemas) },
  ]);
  return {
    summary: does,
    operationId: operationId(method, path),
    tags: [who],
    security: who === "dj" ? [{ dj: [] }] : [{ guest: [] }, {}],
    parameters: [...parametersOf("path", params), ...parametersOf("query", query)],
    ...bodyOf(body),
    responses: {
      ...Object.fromEntries(done),
      default: { description: "Refused or failed.", ...contentOf(ERROR, schemas) },
    },
  };
}

/** `POST /api/data/posts/like` → `postDataPostsLike` */
function operationId(method: string, path: string) {
  const words = path.split(/\W+/).filter((word) => word && word !== "api");
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")
  );
}

function bodyOf(body: z.ZodMiniType | undefined) {
  const schema = body && plainSchema(body);
  return schema && { requestBody: { required: true, content: { "application/json": { schema } } } };
}

function contentOf(content: Content, schemas: Json) {
  if (content === null) return {};
  if (typeof content === "string")
    return { content: { [content]: { schema: { type: "string" } } } };
  return { content: { "application/json": { schema: sharedSchema(content, schemas) } } };
}

function parametersOf(place: "path" | "query", schema: z.ZodMiniType | undefined) {
  const { properties = {}, required = [] } = schema ? plainSchema(schema) : {};
  return Object.entries(properties as Json).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (required as string[]).includes(name),
    schema: property,
  }));
}

/** The schema of what comes in, whole. */
function plainSchema(schema: z.ZodMiniType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}

/** The schema of what goes out; the parts that have a name are put among `schemas` and referred to. */
function sharedSchema(schema: z.ZodMiniType, schemas: Json): Json {
  const { $schema, ...whole } = z.toJSONSchema(schema, { metadata: names });
  const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs, ...rest } = JSON.parse(text) as Json;
  Object.assign(schemas, $defs);
  return rest;
}
